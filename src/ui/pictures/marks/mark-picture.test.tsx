import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { corners, drawnPhoto } from '../../../../tests/drawn-photo'
import { renderUi } from '../../../../tests/render-ui'
import { MarkPicture } from './mark-picture'

const tool = (name: string) => page.getByRole('radio', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Each is drawn twice: its light edge, and its line. */
const shapes = () => document.querySelectorAll('dialog svg.absolute > *').length / 2
const surface = () => {
  const element = document.querySelector('dialog svg.absolute')
  if (!element) throw new Error('The picture is not there')
  return element
}

async function open(file: File) {
  const onDone = vi.fn<(drawn: File) => void>()
  const onClose = vi.fn<() => void>()
  await renderUi(<MarkPicture file={file} onClose={onClose} onDone={onDone} />)
  const use = async () => {
    await button('Use this picture').click()
    await expect.poll(() => onDone.mock.lastCall).toBeDefined()
    const drawn = onDone.mock.lastCall![0]
    onDone.mockClear()
    return drawn
  }
  return { onClose, onDone, use }
}

/** A finger on the picture, at shares of its width and height. */
function finger(type: string, x: number, y: number) {
  const { left, top, width, height } = surface().getBoundingClientRect()
  const place = { clientX: left + x * width, clientY: top + y * height }
  const pointer = { pointerId: 7, pointerType: 'touch', bubbles: true, cancelable: true }
  surface().dispatchEvent(new PointerEvent(type, { ...place, ...pointer }))
}

/** Draws with the mouse between two places, in shares of the picture. */
async function drag(from: [number, number], to: [number, number]) {
  const { width, height } = surface().getBoundingClientRect()
  const at = ([x, y]: [number, number]) => ({ x: x * width, y: y * height })
  await userEvent.dragAndDrop(surface(), surface(), { sourcePosition: at(from), targetPosition: at(to), force: true })
}

it('draws with a mouse, a finger and keys, takes steps back, and gives the picture with what was drawn', async () => {
  await page.viewport(1244, 900)
  const { use, onClose } = await open(await drawnPhoto(1600, 800))
  await expect.element(page.getByRole('img', { name: 'me.jpg' })).toBeVisible()
  await expect.poll(() => document.querySelector('dialog svg.absolute')).not.toBeNull()
  await expect.element(button('Use this picture')).toHaveAttribute('aria-disabled', 'true')

  // Red over the upper quarter of the blue half.
  await drag([0.6, 0.25], [0.9, 0.25])
  await expect.poll(shapes).toBe(1)
  const arrow = await use()
  expect(arrow).toMatchObject({ name: 'me.jpg', type: 'image/jpeg' })
  expect(await corners(arrow)).toEqual({ width: 1600, height: 800, colours: ['red', 'red', 'red', 'blue'] })

  // A flick of a finger, of which the last move is not drawn yet when it ends.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  await tool('Circle').click()
  finger('pointerdown', 0.75, 0.6)
  await expect.poll(shapes).toBe(2)
  finger('pointermove', 0.95, 0.9)
  finger('pointerup', 0.95, 0.9)
  await expect.element(button('Circle, end: 95% from the left, 90% from the top')).toBeInTheDocument()
  // Its left end is where the lower quarter's middle is.
  expect((await corners(await use())).colours).toEqual(['red', 'red', 'red', 'red'])
  await button('Undo').click()
  expect((await corners(await use())).colours).toEqual(['red', 'red', 'red', 'blue'])
  // What was drawn is not lost by a press beside the dialog.
  const dialog = document.querySelector('dialog')
  for (const type of ['pointerdown', 'pointerup']) dialog?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()

  // A finger that only touched has drawn nothing.
  finger('pointerdown', 0.2, 0.2)
  finger('pointerup', 0.2, 0.2)
  await button('Undo').click()
  await expect.poll(shapes).toBe(0)
  await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true')

  // By keys alone: what is cut out is placed in the middle, and its end moved.
  tool('Cut out').element().focus()
  await userEvent.keyboard('[Space]')
  await expect.element(tool('Cut out')).toBeChecked()
  button('Place in the middle').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Cut out, end: 65% from the left, 65% from the top')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}{ArrowDown}')
  await expect.element(button('Cut out, end: 76% from the left, 66% from the top')).toHaveFocus()
  await expect.element(page.getByText('76% from the left, 66% from the top', { exact: true })).toBeInTheDocument()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}{Tab}')
  await expect.element(button('Cut out, beginning: 35% from the left, 35% from the top')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}'.repeat(2))
  const cut = await corners(await use())
  expect(cut).toMatchObject({ height: 248, colours: ['blue', 'blue', 'blue', 'blue'] })
  expect(cut.width).toBe(304)
})

it('an end is dragged to another place, and what no browser draws is refused with a word', async () => {
  await page.viewport(390, 844)
  const { use, onClose } = await open(await drawnPhoto(800, 1600))
  await expect.poll(() => document.querySelector('dialog svg.absolute')).not.toBeNull()
  await tool('Cut out').click()
  await button('Place in the middle').click()
  const { width, height } = surface().getBoundingClientRect()
  await userEvent.dragAndDrop(button('Cut out, end: 65% from the left, 65% from the top'), surface(), {
    targetPosition: { x: width - 1, y: height - 1 },
    force: true,
  })
  const cut = await corners(await use())
  expect(cut.width).toBeGreaterThan(500)
  expect(cut.height).toBeGreaterThan(1000)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)

  await open(new File(['....ftypheic'], 'me.heic', { type: 'image/heic' }))
  await expect.element(page.getByRole('alert').getByText('This picture cannot be drawn on.')).toBeVisible()
})
