import { expect, test, vi } from 'vitest'
import { sampleVideo } from '../lesson-fixtures'
import { beginHls, takeHls } from './open-hls'

test('what a player has taken already is not begun a second time, until the player has gone', async () => {
  const m3u8 = sampleVideo().m3u8 ?? ''
  const { hls } = await takeHls(m3u8, 0)
  const asked = vi.spyOn(globalThis, 'fetch')
  beginHls(m3u8, 0)
  expect(asked).not.toHaveBeenCalled()
  hls.destroy()
  beginHls(m3u8, 0)
  expect(asked).toHaveBeenCalledOnce()
  const later = await takeHls(m3u8, 0)
  later.hls.destroy()
})
