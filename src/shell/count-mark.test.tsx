import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../tests/render-app'

beforeEach(() => page.viewport(1300, 800))

test('the menu counts the homework that waits for the learner, and less once some is sent', async () => {
  const app = await renderApp('/homework', { scenario: 'main', now: new Date('2026-06-09T18:30:00Z') })
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Homework/ })
  await expect.element(page.getByRole('link', { name: /^Homework.* 2 pieces of homework wait for you$/ })).toBeVisible()
  const streamId = app.world.read().learners.find((one) => one.persona === 'main')?.streams[0]?.id
  app.client.setQueryData(
    ['courses', 'status', streamId],
    (known: { homeworks: object[] } | undefined) =>
      known && { ...known, homeworks: known.homeworks.map((one) => ({ ...one, status: 'UPLOADED' })) },
  )
  await expect.element(entry).toHaveAccessibleName('Homework 1 piece of homework waits for you')
})
