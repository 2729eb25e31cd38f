import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { corners, drawnPhoto } from '../../../../tests/drawn-photo'
import { renderUi } from '../../../../tests/render-ui'
import { CropPicture } from './crop-picture'
import { canDraw } from './cut-picture'

const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Presses a button with the pointer, and then by itself: fifty presses of a pointer take ten seconds. */
async function pressed(name: string, times: number) {
  await button(name).click()
  const element = button(name).element()
  for (let press = 1; press < times; press += 1) if (element instanceof HTMLElement) element.click()
}

const part = page.getByRole('group', { name: /^The part that is kept/ })

async function open(file: File) {
  const onDone = vi.fn<(cut: File) => void>()
  await renderUi(<CropPicture file={file} onDone={onDone} onCancel={() => {}} />)
  await expect.element(part).toBeVisible()
  const cut = async () => {
    await button('Use this part').click()
    await expect.poll(() => onDone.mock.lastCall).toBeDefined()
    return onDone.mock.lastCall![0]
  }
  return { onDone, cut }
}

it('keeps the middle of a picture, or what was chosen by keys, buttons or a pointer, as a square JPEG', async () => {
  const { onDone, cut } = await open(await drawnPhoto(400, 200))
  const middle = await cut()
  expect(middle).toMatchObject({ name: 'me.jpg', type: 'image/jpeg' })
  expect(await corners(middle)).toEqual({ width: 200, height: 200, colours: ['red', 'blue', 'red', 'blue'] })

  onDone.mockClear()
  part.element().focus()
  for (let press = 0; press < 10; press += 1) await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
  expect(await corners(await cut())).toMatchObject({ width: 200, colours: ['blue', 'blue', 'blue', 'blue'] })

  onDone.mockClear()
  await pressed('Smaller part', 10)
  await pressed('Move left', 50)
  expect(await corners(await cut())).toMatchObject({ width: 100, colours: ['red', 'red', 'red', 'red'] })

  onDone.mockClear()
  const corner = button('Lower right corner. Arrow keys change the size.')
  await userEvent.dragAndDrop(corner, page.getByRole('img', { name: 'me.jpg' }), {
    force: true,
    targetPosition: { x: 150, y: 195 },
  })
  expect((await corners(await cut())).width).toBeGreaterThan(110)
})

it('shows and cuts a photo as its camera was held', async () => {
  const { cut } = await open(await drawnPhoto(200, 100, 6))
  // A quarter to the right: what lies left in the file is above.
  expect(await corners(await cut())).toEqual({ width: 100, height: 100, colours: ['red', 'red', 'blue', 'blue'] })
})

it('knows what the browser cannot draw', async () => {
  expect(await canDraw(await drawnPhoto(4, 4))).toBe(true)
  expect(await canDraw(new File(['....ftypheic'], 'me.heic', { type: 'image/heic' }))).toBe(false)
})
