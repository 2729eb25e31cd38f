import { expect, it, vi } from 'vitest'
import { STATISTIC_TIMINGS } from '#/domains/study/lessons/lesson-fixtures'
import { follow, MovingVideo, withOwnClock, watch } from './viewing-fixtures'

withOwnClock()

it('emits an increment every five seconds of playback', async () => {
  const { save, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(4999)
  expect(save).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 5, playCount: 1 }, { leaving: false })
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenLastCalledWith({ viewedSeconds: 5, playCount: 0 }, { leaving: false })
})

it('counts what was played before it could count', async () => {
  const { save, tell } = watch(811, { ms: 1800, from: 0 })
  await tell('timeupdate')
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 6, playCount: 1 }, { leaving: false })
})

it('counts all of it, however late it could start', async () => {
  const { save, tell } = watch(811, { ms: 25_000, from: 0 })
  await tell('timeupdate')
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 30, playCount: 1 }, { leaving: false })
})

it('counts lesson time, at any speed', async () => {
  const { video, save, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(2000)
  video.playbackRate = 2
  await tell('ratechange')
  vi.advanceTimersByTime(3000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 8, playCount: 1 }, { leaving: false })
})

it('keeps counting where a school saves rarely', async () => {
  const { save, tell } = watch(811, null, { ...STATISTIC_TIMINGS, saveTimeoutMs: 15_000 })
  await tell('playing')
  vi.advanceTimersByTime(15_000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 15, playCount: 1 }, { leaving: false })
})

it('counts only while playing', async () => {
  const { save, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(1500)
  await tell('pause')
  vi.advanceTimersByTime(60_000)
  await tell('playing')
  await tell('waiting')
  vi.advanceTimersByTime(60_000)
  await tell('playing')
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 6, playCount: 1 }, { leaving: false })
})

it('saves an explanation that is watched again as often as before its end', async () => {
  const video = new MovingVideo()
  const { save, tell } = follow(video, 811, null, STATISTIC_TIMINGS, false)
  await tell('playing')
  await tell('ended')
  await tell('playing')
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 5, playCount: 0 }, { leaving: false })
})

it('keeps counting after a seek, after which not every browser fires a play event', async () => {
  const { video, save, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(1000)
  await tell('seeking')
  vi.advanceTimersByTime(60_000)
  await tell('seeked')
  await tell('playing')
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 6, playCount: 1 }, { leaving: false })
  await tell('pause')
  video.paused = true
  await tell('seeked')
  vi.advanceTimersByTime(60_000)
  expect(save).toHaveBeenCalledOnce()
})

it('keeps counting after a seek without another event', async () => {
  const { save, tell } = watch()
  await tell('playing')
  await tell('seeking')
  await tell('seeked')
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 5, playCount: 1 }, { leaving: false })
})

it('drops less than two seconds at the end of watching', async () => {
  const { save, end, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(1999)
  end()
  expect(save).not.toHaveBeenCalled()
})

it('emits two seconds at the end of watching', async () => {
  const { save, end, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(2000)
  end()
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 2, playCount: 1 }, { leaving: false })
})

it('requires thirty seconds after the end of the video', async () => {
  const { save, end, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(4000)
  await tell('ended')
  end()
  expect(save).not.toHaveBeenCalled()
})

it('counts another play after the end', async () => {
  const { save, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(4000)
  await tell('ended')
  await tell('playing')
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 9, playCount: 2 }, { leaving: false })
})

it('counts one lesson in one place at a time', async () => {
  const first = watch()
  const second = watch()
  await first.tell('playing')
  await second.tell('playing')
  vi.advanceTimersByTime(5000)
  expect(first.save).toHaveBeenCalledOnce()
  expect(second.save).not.toHaveBeenCalled()
  await first.tell('pause')
  vi.advanceTimersByTime(5000)
  expect(first.save).toHaveBeenCalledOnce()
  expect(second.save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 5, playCount: 1 }, { leaving: false })
})

it('counts two lessons side by side', async () => {
  const first = watch(811)
  const second = watch(812)
  await first.tell('playing')
  await second.tell('playing')
  vi.advanceTimersByTime(5000)
  expect(first.save).toHaveBeenCalledOnce()
  expect(second.save).toHaveBeenCalledOnce()
})

it('counts nothing for a turn that was given up while waiting', async () => {
  const first = watch()
  const second = watch()
  await first.tell('playing')
  await second.tell('playing')
  await second.tell('pause')
  await first.tell('pause')
  vi.advanceTimersByTime(20_000)
  second.end()
  expect(second.save).not.toHaveBeenCalled()
})

it('counts where the browser keeps nothing for the page and refuses locks', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('denied', 'SecurityError'))
  const { save, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 5, playCount: 1 }, { leaving: false })
  await tell('pause')
  vi.advanceTimersByTime(20_000)
  expect(save).toHaveBeenCalledOnce()
})

it('counts no play where a video goes on from where it was left, until it starts from the beginning', async () => {
  const { video, save, tell } = watch()
  video.currentTime = 300
  await tell('playing')
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenLastCalledWith({ viewedSeconds: 5, playCount: 0 }, { leaving: false })
  await tell('seeking')
  video.currentTime = 0
  await tell('seeked')
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenLastCalledWith({ viewedSeconds: 5, playCount: 1 }, { leaving: false })
})

it('judges a video that was playing before by where it started', async () => {
  const { video, save, tell } = watch(811, { ms: 1800, from: 300 })
  video.currentTime = 302
  await tell('timeupdate')
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 6, playCount: 0 }, { leaving: false })
})

it('counts one play of a video that is paused and moved back to the beginning', async () => {
  const { video, save, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(5000)
  await tell('pause')
  video.currentTime = 0
  await tell('playing')
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenLastCalledWith({ viewedSeconds: 5, playCount: 0 }, { leaving: false })
})

it('counts a play once when counting starts anew while the video plays', async () => {
  const { video, save, end, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(3000)
  end()
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 3, playCount: 1 }, { leaving: false })
  const again = follow(video, 811, { ms: 0, from: 0 })
  await again.tell('timeupdate')
  vi.advanceTimersByTime(5000)
  expect(again.save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 5, playCount: 0 }, { leaving: false })
})

it('counts a play later whose first seconds were too few to save', async () => {
  const { video, save, end, tell } = watch()
  await tell('playing')
  vi.advanceTimersByTime(1000)
  end()
  expect(save).not.toHaveBeenCalled()
  const again = follow(video, 811, { ms: 0, from: 0 })
  await again.tell('timeupdate')
  vi.advanceTimersByTime(5000)
  expect(again.save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 5, playCount: 1 }, { leaving: false })
})

it('counts the time but no play of an explanation', async () => {
  const video = new MovingVideo()
  const { save, tell } = follow(video, 811, null, STATISTIC_TIMINGS, false)
  await tell('playing')
  vi.advanceTimersByTime(5000)
  expect(save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 5, playCount: 0 }, { leaving: false })
})

it('leaves what was played before it could count to the tab that was counting then', async () => {
  const first = watch()
  await first.tell('playing')
  vi.advanceTimersByTime(5000)
  const unturned = watch(811, { ms: 25_000, from: 0 })
  await unturned.tell('timeupdate')
  unturned.end()
  expect(unturned.save).not.toHaveBeenCalled()
  const second = watch(811, { ms: 25_000, from: 0 })
  await second.tell('timeupdate')
  vi.advanceTimersByTime(5000)
  await first.tell('pause')
  vi.advanceTimersByTime(5000)
  expect(second.save).toHaveBeenCalledExactlyOnceWith({ viewedSeconds: 5, playCount: 1 }, { leaving: false })
})
