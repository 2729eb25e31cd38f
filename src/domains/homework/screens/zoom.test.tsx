import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openHomework } from '../../../../tests/open-homework'

const dialog = () => page.getByRole('dialog')
const picture = () => document.querySelector<HTMLImageElement>('dialog img')!
const scale = () => Number(/scale\((.+)\)/.exec(picture().style.transform)?.[1])
const title = () => document.querySelector('dialog h2')?.textContent

function pointer(type: string, x: number, y: number, pointerId = 1) {
  const { left, top, width, height } = picture().parentElement!.getBoundingClientRect()
  const place = { clientX: left + width / 2 + x, clientY: top + height / 2 + y }
  picture().dispatchEvent(
    new PointerEvent(type, { ...place, pointerId, pointerType: 'touch', bubbles: true, cancelable: true }),
  )
}
function swipe(x: number) {
  pointer('pointerdown', 0, 0)
  pointer('pointermove', x / 2, 0)
  pointer('pointerup', x, 4)
}
function press() {
  pointer('pointerdown', 30, 0)
  pointer('pointerup', 30, 0)
}

test('a picture is enlarged by buttons, keys, wheel, double press and two fingers, and swiped to the next one', async () => {
  await page.viewport(1244, 900)
  await openHomework('homework-fail')
  // Only those of a real pointer can be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue()
  await page.getByRole('list', { name: 'Your pictures' }).getByRole('link').first().click()
  await expect.element(dialog()).toBeVisible()
  const total = Number(/^1 of (\d+): /.exec(title() ?? '')?.[1])
  expect(total).toBeGreaterThan(1)

  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.element(dialog().getByText('150%').first()).toBeVisible()
  await expect.element(dialog().getByRole('status').getByText('150%')).toBeInTheDocument()
  await userEvent.keyboard('+')
  await expect.poll(scale).toBeCloseTo(2.25)
  // It moves instead of leading to the next picture.
  const before = picture().style.transform
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => picture().style.transform).not.toBe(before)
  swipe(-200)
  expect(title()).toMatch(/^1 of/)
  await userEvent.keyboard('-')
  await expect.poll(scale).toBeCloseTo(1.5)
  await userEvent.keyboard('0')
  await expect.poll(scale).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true')

  press()
  press()
  await expect.poll(scale).toBe(2.5)
  press()
  press()
  await expect.poll(scale).toBe(1)
  const wheel = new WheelEvent('wheel', { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true })
  picture().dispatchEvent(wheel)
  expect(wheel.defaultPrevented).toBe(true)
  await expect.poll(scale).toBeGreaterThan(1.4)
  await userEvent.keyboard('0')
  pointer('pointerdown', -50, 0, 1)
  pointer('pointerdown', 50, 0, 2)
  pointer('pointermove', 150, 0, 2)
  pointer('pointerup', 150, 0, 2)
  pointer('pointerup', -50, 0, 1)
  await expect.poll(scale).toBe(2)
  await userEvent.keyboard('0')
  await expect.poll(scale).toBe(1)

  swipe(-200)
  await expect.poll(title).toMatch(/^2 of/)
  await expect.element(dialog().getByRole('status').getByText(/^2 of/)).toBeInTheDocument()
  expect(scale()).toBe(1)
  swipe(200)
  await expect.poll(title).toMatch(/^1 of/)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(title).toMatch(/^2 of/)
  await userEvent.keyboard('{End}')
  await expect.poll(title).toMatch(new RegExp(`^${total} of`))
  await userEvent.keyboard('{Home}')
  await expect.poll(title).toMatch(/^1 of/)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})
