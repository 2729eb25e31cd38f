import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

type App = Awaited<ReturnType<typeof renderApp>>

const field = page.getByRole('searchbox', { name: 'Find a course' })
const name = (text: string) => page.getByRole('heading', { level: 3, name: text })
const asked = (app: App) => app.world.received('L43').map(({ body }) => body)

/** Types without a pause, however slow the machine is. */
const type = (...texts: string[]) => texts.forEach((text) => document.execCommand('insertText', false, text))

/** What became of the searches that were sent, in order; those whose body has the word wait until `release`. */
function searches(word: string) {
  const sent: { isAborted: boolean; isAnswered: boolean }[] = []
  const held = Promise.withResolvers<void>()
  const prepare = (world: { fetch: typeof fetch }) => {
    const { fetch } = world
    world.fetch = async (input, init) => {
      if (!(input instanceof Request) || !input.url.includes('course/search')) return fetch(input, init)
      const one = { isAborted: false, isAnswered: false }
      sent.push(one)
      input.signal.addEventListener('abort', () => {
        one.isAborted = true
      })
      const body = await input.clone().text()
      if (body.includes(word)) await held.promise
      const answer = await fetch(input.url, { method: 'POST', headers: input.headers, body })
      one.isAnswered = true
      return answer
    }
  }
  return { sent, prepare, release: () => held.resolve() }
}

test('each pause makes one request; the one before is aborted, and its late answer changes nothing', async () => {
  const search = searches('"light"')
  const app = await renderApp('/courses', {}, { prepare: search.prepare })
  await field.click()
  type('  l', 'i', 'g', 'h', 't ')
  await expect.poll(() => search.sent.length).toBe(1)
  await expect.element(page.getByRole('heading', { name: 'Light First' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /^Light First/ })).toBeVisible()
  await userEvent.clear(field)
  type('h', 'ands')
  await expect.element(name('Hands at work')).toBeVisible()
  expect(search.sent.map(({ isAborted }) => isAborted)).toEqual([true, false])
  search.release()
  await expect.poll(() => search.sent.map(({ isAnswered }) => isAnswered)).toEqual([true, true])
  expect(asked(app)).toContainEqual({ textSearch: 'light', page: 1, perPage: 8 })
  await expect.element(name('Hands at work')).toBeVisible()
  await expect.element(name('Night light, no tripod')).not.toBeInTheDocument()
  await expect.element(page.getByText('0 of yours, 1 in the catalog').first()).toBeVisible()
  // A blank search asks for nothing.
  await userEvent.clear(field)
  type('   ')
  await expect.element(page.getByRole('heading', { name: 'In progress 2' })).toBeVisible()
  expect(search.sent).toHaveLength(2)
})

test('what cannot be seen is neither searched for nor asked of the server', async () => {
  const app = await renderApp('/courses')
  await field.click()
  // A word joiner and marks of direction, as pasted texts bring them.
  type('\u200E\u2060\u200F')
  await expect.element(field).toHaveValue('\u200E\u2060\u200F')
  await expect.element(page.getByRole('heading', { name: 'In progress 2' })).toBeVisible()
  // A soft hyphen and a zero-width space within the word.
  type('li\u00ADg\u200Bht\u2069')
  await expect.element(page.getByText('1 of yours, 10 in the catalog').first()).toBeVisible()
  expect(asked(app)).toEqual([{ textSearch: 'light', page: 1, perPage: 8 }])
})

test('own courses come first, the school’s by eight, with all that is known of them; the address keeps it all', async () => {
  const app = await renderApp('/courses?q=light')
  await expect.element(page.getByText('1 of yours, 10 in the catalog').first()).toBeVisible()
  expect([...document.querySelectorAll('[data-course]')]).toHaveLength(9)
  const first = page.getByRole('listitem').filter({ hasText: 'no tripod' })
  await expect
    .poll(() => first.element().textContent)
    .toMatch(/Ines\sOkafor\.\sCity,\sNight2\sconsultations\.\sWith\ssome\sexperience/)
  expect(first.element().querySelector('mark')?.textContent).toBe('light')
  await expect
    .element(page.getByRole('link', { name: /^Look inside Night light/ }))
    .toHaveAttribute('href', '/v/new-course/81')
  await page.getByRole('button', { name: 'Show 2 more' }).click()
  await expect.poll(() => document.querySelectorAll('[data-course]').length).toBe(11)
  await expect.element(page.getByRole('link', { name: /^Look inside Light on paper/ })).toHaveFocus()
  expect(app.address()).toBe('/courses?q=light&pages=2')
  await page.getByRole('button', { name: 'City' }).click()
  await expect.poll(() => document.querySelectorAll('[data-course]').length).toBe(2)
  expect(app.address()).toBe('/courses?q=light&category=4')
  // Other parts of the page ask the catalog for single courses.
  const searches = asked(app).filter((query) => JSON.stringify(query).includes('textSearch'))
  expect(searches.at(-1)).toEqual({ textSearch: 'light', categoryId: 4, page: 1, perPage: 8 })
  // The categories of the whole answer stay to choose from.
  await page.getByRole('button', { name: 'Printing' }).click()
  await expect.element(name('Blue, by the sunlight')).toBeVisible()
  await page.getByRole('link', { name: /^Watch the trailer/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Blue, by the sunlight' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Video player' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect.poll(app.address).toBe('/courses?q=light&category=5')
})

test('a search that failed says so beside the own courses, and works after a retry', async () => {
  const app = await renderApp('/courses?q=light', {}, { prepare: (world) => world.setFault('L43', '500') })
  await expect.element(page.getByRole('heading', { name: 'Failed to search courses' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Light First/ })).toBeVisible()
  expect(app.world.received('L43')).toHaveLength(1)
  app.world.setFault('L43', null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(name('Night light, no tripod')).toBeVisible()
})

test('where nothing is found the likely word is one press away', async () => {
  const app = await renderApp('/courses?q=lihgt')
  await page.getByRole('button', { name: 'Search for “light”' }).click()
  await expect.element(field).toHaveValue('light')
  await expect.element(name('Night light, no tripod')).toBeVisible()
  expect(app.address()).toBe('/courses?q=light')
})

test('home shows the school’s new courses to those for whom they are due', async () => {
  const app = await renderApp('/home', { scenario: 'new-courses' })
  await expect.element(page.getByRole('heading', { name: 'New at the school' })).toBeVisible()
  await expect.element(name('Night light, no tripod')).toBeVisible()
  expect(asked(app)).toEqual([{ cids: [81, 82, 83], perPage: 3 }])
})
