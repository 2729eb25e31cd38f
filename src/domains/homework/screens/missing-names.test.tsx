import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

const NOW = new Date('2026-06-09T18:30:00Z')

test('a list in which names are missing says so, and asks for them again', async () => {
  const { world } = await renderApp(
    '/homework',
    { scenario: 'homework-fail', now: NOW },
    { prepare: (before) => before.setFault('L13', '403') },
  )
  const note = page.getByText('The names of some homework did not load.')
  await expect.element(note).toBeVisible()
  world.setFault('L13', null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /Front light/ }).first()).toBeVisible()
})
