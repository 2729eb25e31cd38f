import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../../../tests/render-ui'
import { TimeReadout } from './control-bar'

/** The parts of the time that can be seen, at this width. */
async function shownAt(width: number): Promise<string[]> {
  const video = document.createElement('video')
  await renderUi(
    <div data-testid="room" className="flex" style={{ width }}>
      <TimeReadout video={video} expected={4512} />
    </div>,
  )
  const room = page.getByTestId('room').element()
  const { right, bottom } = room.getBoundingClientRect()
  const parts = [...room.querySelectorAll('[aria-hidden]')].filter(
    (part) => part.getBoundingClientRect().top < bottom - 1,
  )
  for (const part of parts) expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  return parts.map((part) => part.textContent)
}

test.each([
  [120, ['0:00', '/ 1:15:12']],
  [50, ['0:00']],
  [24, []],
])('the time of the player is shown whole or not at all: in %d px', async (width, parts) => {
  expect(await shownAt(width)).toEqual(parts)
})
