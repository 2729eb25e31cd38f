import { beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { writeToken } from '#/api/token-store'
import { notePlace, readPlace } from './resume-store'
import { useResume } from './use-resume'

const WATCHED = { learnerId: 7, lessonId: 811, view: 'do' } as const
const kept = () => readPlace(WATCHED, 64)
const leave = () => dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  localStorage.clear()
  writeToken('a-token')
})

/** A tab in which the video stands at its 20th second. */
async function openTab() {
  notePlace(WATCHED, 20, Date.now())
  const video = document.createElement('video')
  const { unmount } = await renderHook(() => useResume(video, WATCHED, 64))
  video.currentTime = 20
  return { video, unmount }
}

it('leaving a tab whose video has not moved keeps what another tab has noted', async () => {
  const { video, unmount } = await openTab()
  notePlace(WATCHED, 50, Date.now())
  leave()
  expect(kept()).toBe(50)
  video.currentTime = 30
  leave()
  expect(kept()).toBe(30)
  notePlace(WATCHED, 50, Date.now())
  await unmount()
  expect(kept()).toBe(50)
})

it('leaving a tab whose video has ended forgets the place once', async () => {
  const { video, unmount } = await openTab()
  vi.spyOn(video, 'ended', 'get').mockReturnValue(true)
  video.dispatchEvent(new Event('ended'))
  expect(kept()).toBe(0)
  notePlace(WATCHED, 50, Date.now())
  await unmount()
  expect(kept()).toBe(50)
})

it('keeps a place that was sought, before it has loaded', async () => {
  const { video } = await openTab()
  video.currentTime = 40
  video.dispatchEvent(new Event('seeking'))
  video.currentTime = 0
  leave()
  expect(kept()).toBe(40)
})
