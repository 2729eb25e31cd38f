import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { placed } from '../../../../tests/a11y/place'
import { renderApp } from '../../../../tests/render-app'

const NOW = new Date('2026-06-09T18:30:00Z')

test.each(['/homework', '/tasks', '/home', '/course/$streamId/calendar', '/course/$streamId/calendar/$dayNumber'])(
  '%s says that names of homework are missing, and asks for them again',
  async (path) => {
    const { world } = await renderApp(
      placed(path, 'lumen', 'homework-fail'),
      { scenario: 'homework-fail', now: NOW },
      { prepare: (before) => before.setFault('L13', '403') },
    )
    const note = page.getByText('The names of some homework did not load.')
    await expect.element(note).toBeVisible()
    const again = page.getByRole('button', { name: 'Try again' }).element()
    world.setFault('L13', null)
    // At once: what asks in idle time would ask for them, too.
    again.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(note).not.toBeInTheDocument()
  },
)

test('a list has the names once they have come', async () => {
  const { world } = await renderApp(
    '/homework',
    { scenario: 'homework-fail', now: NOW },
    { prepare: (before) => before.setFault('L13', '403') },
  )
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  world.setFault('L13', null)
  await again.click()
  await expect.element(page.getByRole('link', { name: /Front light/ }).first()).toBeVisible()
})
