import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../tests/render-app'

test.each([
  ['a form opened by a link of a list', '/user/subscriptions', 'no-subscription', 'Renew'],
  ['a dialog opened by a link of a text', '/support', 'main', 'Other ways to reach us'],
])('%s leaves the page behind it where it is', async (_, path, scenario, name) => {
  await page.viewport(390, 400)
  await renderApp(
    path,
    { scenario },
    // A subscription to a course that the learner does not have is renewed by support.
    {
      prepare: (world) =>
        world.change(({ learners }) => {
          for (const one of learners.flatMap(({ subscriptions }) => subscriptions)) one.courseIds = [999]
        }),
    },
  )
  const link = page.getByRole('main').getByRole('link', { name }).last()
  await expect.element(link).toBeVisible()
  // Room to scroll, however short the page is.
  document.body.style.minBlockSize = '2000px'
  const element = link.element() as HTMLElement
  element.scrollIntoView({ block: 'start' })
  window.scrollBy(0, 40)
  const before = window.scrollY
  expect(before).toBeGreaterThan(0)
  element.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(window.scrollY).toBe(before)
  document.body.style.minBlockSize = ''
})
