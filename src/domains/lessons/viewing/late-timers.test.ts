import { expect, it, vi } from 'vitest'
import { withOwnClock, watch } from './viewing-fixtures'

withOwnClock()

it('counts in full where timers come once a minute, as in a hidden tab', async () => {
  const often = setInterval
  vi.spyOn(globalThis, 'setInterval').mockImplementation((work, ms) => often(work, Math.max(60_000, ms ?? 0)))
  const { save, end, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(60_000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 60, playCount: 1 }, { leaving: false })
  vi.advanceTimersByTime(40_000)
  end()
  expect(save).toHaveBeenLastCalledWith({ viewedSeconds: 40, playCount: 0 }, { leaving: false })
})

it('counts nothing of the time in which the device sleeps: the video stands', async () => {
  const { video, save, end, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(3000)
  video.stand()
  vi.advanceTimersByTime(3_600_000)
  end()
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 3, playCount: 1 }, { leaving: false })
})

it('counts what played before a jump, and nothing of what it skips', async () => {
  const { video, save, tell } = watch()
  video.currentTime = 100
  await tell('playing')
  const jumpTo = async (seconds: number) => {
    vi.advanceTimersByTime(2000)
    await tell('timeupdate')
    video.currentTime = seconds
    await tell('seeking')
    await tell('seeked')
  }
  await jumpTo(400)
  await jumpTo(20)
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 9, playCount: 0 }, { leaving: false })
})
