import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

const NOW = new Date('2026-06-09T18:30:00Z')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const photos = () => page.getByRole('button', { name: /^Photo \d+ of/ })

it('shows the own photos with the expert’s words, and compares two of them by keyboard, also after a reload', async () => {
  const app = await renderApp('/user/statistics', { scenario: 'homework-done', now: NOW })
  await page.getByRole('link', { name: /^How far you have come/ }).click()
  await expect.element(photos().first()).toBeVisible()
  await expect.element(page.getByRole('blockquote').first()).toBeVisible()
  await expect.element(page.getByText('0 of 2 chosen')).toBeVisible()
  await expect.element(button('Compare')).toHaveAttribute('aria-disabled', 'true')
  await photos().nth(0).click()
  await photos().nth(1).click()
  await expect.element(photos().nth(0)).toHaveAttribute('aria-pressed', 'true')
  await button('Compare').click()

  const slider = page.getByRole('slider')
  await expect.element(slider).toHaveValue('50')
  slider.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(slider).toHaveValue('52')
  const address = app.address()
  expect(address).toMatch(/modal=compare/)
  await button('Close').click()
  await expect.element(slider).not.toBeInTheDocument()
  await renderApp(address, { scenario: 'homework-done', now: NOW })
  await expect.element(page.getByRole('slider')).toBeVisible()
})

it('makes a picture of both to save, and says so where a photo cannot be read', async () => {
  const made: Blob[] = []
  const { createObjectURL } = URL
  onTestFinished(() => void (URL.createObjectURL = createObjectURL))
  URL.createObjectURL = (blob: Blob) => {
    made.push(blob)
    return createObjectURL(blob)
  }
  await renderApp('/user/progress', { scenario: 'homework-done', now: NOW })
  await photos().nth(0).click()
  await photos().nth(1).click()
  await button('Compare').click()
  await button('Save a picture of both').click()
  await expect.poll(() => made.length).toBe(1)
  const picture = await createImageBitmap(made[0] ?? new Blob())
  expect(picture.height).toBe(1188)
  expect(made[0]?.type).toBe('image/jpeg')

  // What a canvas does with another site's picture.
  const { toBlob } = HTMLCanvasElement.prototype
  onTestFinished(() => void (HTMLCanvasElement.prototype.toBlob = toBlob))
  HTMLCanvasElement.prototype.toBlob = () => {
    throw new DOMException('Tainted canvases may not be exported.', 'SecurityError')
  }
  await button('Save a picture of both').click()
  await expect.element(page.getByText('The picture could not be made')).toBeVisible()
  expect(made.length).toBe(1)
})

it('says of a course that its photos did not load, and loads them again', async () => {
  await renderApp(
    '/user/progress',
    { scenario: 'homework-done', now: NOW },
    { prepare: (world) => world.setFault('L18', '403', 1) },
  )
  await expect.element(page.getByText('The photos of this course didn’t load').first()).toBeVisible()
  await button(/^Try again/)
    .first()
    .click()
  await expect.element(photos().first()).toBeVisible()
})

it('who has sent no photo learns where they come from', async () => {
  await renderApp('/user/progress', { scenario: 'empty', now: NOW })
  await expect.element(page.getByText('No photos yet')).toBeVisible()
})

it('400 photos are drawn near the window only', async () => {
  await renderApp('/user/progress', { scenario: 'photos', now: NOW })
  await expect.poll(() => photos().elements().length).toBeGreaterThan(400)
  const last = document.querySelector('article:last-of-type > div')
  expect(last && getComputedStyle(last).contentVisibility).toBe('auto')
  const images = [...document.querySelectorAll<HTMLImageElement>('article img')]
  expect(images.every(({ loading }) => loading === 'lazy')).toBe(true)
})

it('shows its first photo in the row of the homework, too', async () => {
  const pathOf = (image: HTMLImageElement | null | undefined) => image && new URL(image.src).pathname
  const app = await renderApp('/user/progress', { scenario: 'homework-done', now: NOW })
  await expect.element(photos().first()).toBeVisible()
  const shown = pathOf(photos().first().element().querySelector('img'))
  expect(shown).toBeTruthy()
  await app.router.navigate({ href: '/homework' })
  await expect.element(page.getByRole('link', { name: /Approved/ }).first()).toBeVisible()
  await expect
    .poll(() => [...document.querySelectorAll<HTMLImageElement>('[data-homework] img')].map(pathOf))
    .toContain(shown)
})
