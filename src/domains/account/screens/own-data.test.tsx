import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { readToken } from '#/api/token-store'
import { keptFiles } from '#/platform/kept-files'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const row = (kind: string) => page.getByRole('listitem').filter({ hasText: kind })

it('tells what is stored here, erases each kind, asks where something unsent would be lost, and exports no token', async () => {
  let learnerId = 0
  await renderApp(
    '/user/settings/stored',
    {},
    {
      prepare: (world) => {
        learnerId = personOf(world.read(), 'main').user.id
        localStorage.setItem(`learner.of.${learnerId}.draft.chat.201`, '{"message":"Hi","filesAt":1,"edit":null}')
        localStorage.setItem('learner.theme', '"dark"')
      },
    },
  )
  onTestFinished(() => localStorage.clear())
  await expect.element(page.getByRole('heading', { name: 'What is stored here' })).toBeVisible()
  await expect.element(row('Drafts').getByText('1 entry, 40 bytes')).toBeVisible()
  await expect.element(row('Your sign-in').getByRole('button')).not.toBeInTheDocument()

  const exported: Blob[] = []
  const { createObjectURL } = URL
  onTestFinished(() => void (URL.createObjectURL = createObjectURL))
  URL.createObjectURL = (blob: Blob) => {
    exported.push(blob)
    return createObjectURL(blob)
  }
  await button('Export as JSON').click()
  const text = (await exported[0]?.text()) ?? ''
  expect(text).toContain('"message": "Hi"')
  expect(text).not.toContain(readToken())

  await button('Erase: Drafts').click()
  await expect.element(button('Keep it')).toHaveFocus()
  await button('Keep it').click()
  expect(localStorage.getItem(`learner.of.${learnerId}.draft.chat.201`)).not.toBeNull()
  await keptFiles(learnerId, 'draft.chat.201').keep([new File(['abc'], 'window.jpg')])
  await button('Erase: Drafts').click()
  await button(/^Erase$/)
    .last()
    .click()
  await expect.element(page.getByText('Erased from this device.').first()).toBeVisible()
  await expect.element(row('Drafts')).not.toBeInTheDocument()
  expect(localStorage.getItem(`learner.of.${learnerId}.draft.chat.201`)).toBeNull()
  expect(await keptFiles(learnerId, 'draft.chat.201').read()).toEqual([])

  document.documentElement.dataset['theme'] = 'dark'
  await button('Erase: Preferences').click()
  await expect.element(row('Preferences')).not.toBeInTheDocument()
  expect(localStorage.getItem('learner.theme')).toBeNull()
  // As if another tab had: what shows it hears of it.
  expect(document.documentElement.dataset['theme']).toBe('auto')
})

it('shows the statistics, and their failure with a way to try again', async () => {
  const app = await renderApp('/user/settings')
  // Without a count: pointing at the link asks already.
  app.world.setFault('A9', '403')
  await page.getByRole('link', { name: 'Your statistics' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your statistics didn’t load' })).toBeVisible()
  app.world.setFault('A9', null)
  await button(/Try again|Load again/).click()
  await expect.element(page.getByRole('heading', { name: 'Your statistics', exact: true })).toBeInTheDocument()
  await expect.element(row('How often your link was opened').getByText('14', { exact: true })).toBeVisible()
  await expect.element(row('Discount for your friends').getByText('10%', { exact: true })).toBeVisible()
  await expect.element(page.getByText('The figures begin with your first lesson.')).not.toBeInTheDocument()
})

it('who has not begun is led to the courses', async () => {
  await renderApp('/user/statistics', { scenario: 'empty' })
  await expect.element(page.getByText('The figures begin with your first lesson.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to my courses' })).toBeVisible()
})
