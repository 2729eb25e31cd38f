import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeUploads, photo } from '../../../../tests/fake-uploads'
import { renderApp } from '../../../../tests/render-app'
import { personOf } from '../../../../mocks/world/create-world'

const EGG = 4103

test('a learner who returns while the answer is being sent sees it on its way, and then sent', async () => {
  await page.viewport(1244, 900)
  const app = await renderApp('/home', { now: new Date('2026-06-09T18:30:00Z') })
  fakeUploads(app.world.fetch)
  const place = `/homework/${personOf(app.world.read(), 'main').streams[0]?.id}/${EGG}`
  await app.router.navigate({ href: place })
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [photo('a.jpg')])
  await expect.element(page.getByText(/^Uploaded,/)).toBeVisible()
  await page.getByRole('textbox').fill('One lamp.')
  app.world.setLatency(1500)
  const send = page.getByRole('button', { name: 'Send for review' })
  await send.click()
  void app.router.navigate({ href: '/courses', ignoreBlocker: true })
  await expect.poll(() => app.address()).toBe('/courses')
  await app.router.navigate({ href: place })
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  app.world.setLatency(0)
  await expect.element(page.getByText('On checking').first()).toBeVisible()
  await expect.element(page.getByText('One lamp.')).toBeVisible()
  await expect.element(page.getByText('This was not sent')).not.toBeInTheDocument()
  expect(app.world.received('L15')).toHaveLength(1)
  expect(Object.keys(localStorage).filter((key) => key.includes('draft.homework'))).toEqual([])
})
