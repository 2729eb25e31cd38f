import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { heldCall } from '../../../tests/held-call'
import type { TestWorld } from '../../../mocks/test-world'
import { answersAtPress } from '../../../tests/answers-at-press'
import { renderApp } from '../../../tests/render-app'

const inDialog = (name: RegExp) => page.getByRole('dialog').getByRole('link', { name })
const menuEntry = () => page.getByRole('link', { name: 'Community', exact: true })
const articles = () => page.getByRole('list', { name: 'New in your communities' })

test('the menu leads to the communities by their titles, each to its own place, one that is over to the subscriptions', async () => {
  await page.viewport(1440, 900)
  const app = await renderApp('/home', { scenario: 'clubs' })
  await menuEntry().click()
  await expect.element(page.getByRole('dialog', { name: 'Which community?' })).toBeVisible()
  const own = inDialog(/^Street, together Yours until /)
  await expect.element(own).toHaveAttribute('href', 'https://club.lumen.example/street-together')
  await expect.element(own).toHaveAttribute('rel', 'noopener noreferrer')
  const chat = inDialog(/^The portrait table Chat only, opens in Telegram/)
  await expect.element(chat).toHaveAttribute('href', 'https://t.me/portrait_table_example')
  await expect.element(inDialog(/^Questions and answers Street, together/)).toBeVisible()
  await expect.element(inDialog(/^All about the club/)).toHaveAttribute('href', 'https://club.lumen.example')
  await inDialog(/^Darkroom evenings Ended on 2 June\. Renew to come back\./).click()
  await expect.poll(() => app.address()).toMatch(/\/user\/subscriptions\?warning=true$/)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  // They have another one that is active.
  await expect.element(page.getByText(/course.is.closed.all.the.same/)).toBeVisible()
})

test('home shows the club and the newest of the learner’s communities, once everything else is there', async () => {
  const app = await renderApp('/home', { scenario: 'clubs' })
  await expect.element(page.getByRole('heading', { name: 'The Darkroom' })).toBeVisible()
  const first = articles().getByRole('link').first()
  await expect.element(first).toHaveAttribute('target', '_blank')
  const words = () =>
    articles()
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  expect(words()).toEqual([
    expect.stringMatching(/Wait for the second person.*street.*318 views.*Favourite/s),
    expect.stringMatching(/street, review.*1,?204 views.*Liked/s),
    expect.stringMatching(/1 view(?!s)/),
  ])
  await page.getByRole('link', { name: 'Go to the club' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Which community?' })).toBeVisible()
  expect(app.world.requests.filter(({ no }) => no === 'L37').map(({ query }) => query['thumbnail'])).toEqual([
    '740x420',
  ])
})

test('as long as the subscriptions are not known, nobody is told that a community has ended', async () => {
  await page.viewport(1440, 900)
  const start = { prepare: (world: TestWorld) => world.setFault('L38', '403') }
  const app = await renderApp('/user/settings?modal=communities', { scenario: 'clubs' }, start)
  const dialog = page.getByRole('dialog', { name: 'Which community?' })
  await expect.element(dialog.getByRole('heading', { name: 'The communities didn’t load' })).toBeVisible()
  await expect.element(inDialog(/Renew to come back/)).not.toBeInTheDocument()
  app.world.setFault('L38', null)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(inDialog(/^Street, together Yours until /)).toBeVisible()
})

test('articles come without an envelope, too', async () => {
  await renderApp('/home', { scenario: 'club-bare-articles' })
  await expect.element(articles()).toBeVisible()
})

test('articles are left out where the club does not answer, and nobody is signed out', async () => {
  const app = await renderApp('/home', { scenario: 'clubs' }, { prepare: (world) => world.setFault('L37', '401') })
  await expect.element(page.getByRole('heading', { name: 'The Darkroom' })).toBeVisible()
  await expect.poll(() => app.calls()).toContain('L37')
  await expect.element(articles()).not.toBeInTheDocument()
  expect(app.address()).toBe('/home')
})

test.each(['club-chat', 'club-none'])(
  'a learner without a community but chats has no entry in the menu (%s)',
  async (scenario) => {
    await page.viewport(1440, 900)
    const app = await renderApp('/home', { scenario })
    await expect.poll(() => app.client.getQueryData(['club', 'communities'])).toBeDefined()
    await expect.element(page.getByRole('link', { name: /^Homework/ }).first()).toBeVisible()
    await expect.element(menuEntry()).not.toBeInTheDocument()
  },
)

test('a school without a club asks for nothing of it, and an old link opens nothing', async () => {
  const app = await renderApp(
    '/home?modal=communities',
    {},
    {
      prepare: (world) =>
        world.change(({ domainConfig }) => {
          domainConfig['community_url'] = null
        }),
    },
  )
  await expect.poll(() => app.calls()).toContain('L41')
  await expect.poll(() => app.address()).not.toContain('modal')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(app.calls()).not.toContain('L36')
})

test('communities that do not load say so, and come with another try; one is remembered for the menu', async () => {
  const app = await renderApp('/home', { scenario: 'clubs' }, { prepare: (world) => world.setFault('L36', '500') })
  await app.router.navigate({ href: '/home?modal=communities' })
  await expect.element(page.getByRole('heading', { name: 'The communities didn’t load' })).toBeVisible()
  answersAtPress(app.world, 'L36')
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
  await expect.element(inDialog(/^Street, together/)).toBeVisible()
})

test('communities that failed once come by themselves, whatever the menu has drawn meanwhile', async () => {
  await page.viewport(1440, 900)
  const held = heldCall('/community')
  const app = await renderApp(
    '/home',
    { scenario: 'clubs' },
    {
      prepare: (world) => {
        held.prepare(world)
        world.setFault('GET community', '500', 1)
      },
    },
  )
  await expect.poll(() => app.client.isFetching({ queryKey: ['club', 'communities'] })).toBe(1)
  await app.router.navigate({ to: '/homework' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Homework' })).toBeVisible()
  held.release()
  await expect.element(menuEntry()).toBeVisible()
})

test('a school without communities for a learner says so', async () => {
  const withoutAny = (learner: { communities: unknown[] }) => learner.communities.splice(0)
  await renderApp(
    '/home?modal=communities',
    { scenario: 'empty' },
    {
      prepare: (world) =>
        world.change(({ learners }) => {
          learners.forEach(withoutAny)
        }),
    },
  )
  await expect.element(page.getByRole('heading', { name: 'No communities yet' })).toBeVisible()
})
