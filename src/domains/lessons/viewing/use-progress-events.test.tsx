import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { AnalyticsSink } from '#/analytics/track'
import { tellAnalytics } from '../../../../tests/tell-analytics'
import { renderUi } from '../../../../tests/render-ui'
import { useProgressEvents } from './use-progress-events'

const place = { streamId: 301, dayId: 504, lessonId: 811 }
const sink = vi.fn<AnalyticsSink>()

beforeEach(() => {
  onTestFinished(tellAnalytics(sink.mockReset()))
})

function Told({ video, lessonId }: { video: HTMLVideoElement; lessonId: number }) {
  useProgressEvents(video, { ...place, lessonId })
  return null
}

/** A video whose playback the test moves. */
function fakeVideo() {
  const video = document.createElement('video')
  let at = 0
  vi.spyOn(video, 'duration', 'get').mockReturnValue(100)
  vi.spyOn(video, 'currentTime', 'get').mockImplementation(() => at)
  const played = vi.spyOn(video, 'played', 'get')
  const tell = (event: string) => video.dispatchEvent(new Event(event))
  const seek = (seconds: number) => {
    at = seconds
  }
  return {
    video,
    tell,
    seek,
    playTo(seconds: number) {
      seek(seconds)
      played.mockReturnValue({ length: 1, start: () => 0, end: () => at })
      tell('timeupdate')
    },
  }
}

const events = () => sink.mock.calls.map(([event, payload]) => ('percent' in payload ? payload.percent : event))

test('start, 10, 25, 50, 75 % and the end are told once each, however often the video is played', async () => {
  const { video, tell, playTo } = fakeVideo()
  const { rerender } = await renderUi(<Told video={video} lessonId={811} />)
  for (let round = 0; round < 2; round += 1) {
    tell('playing')
    for (const second of [0, 9, 10, 11, 30, 20, 30, 55, 76, 99]) playTo(second)
    tell('ended')
  }
  // A new object of the same place is no other lesson.
  await rerender(<Told video={video} lessonId={811} />)
  playTo(99)
  expect(events()).toEqual(['video_start', 10, 25, 50, 75, 'video_complete'])
  expect(sink).toHaveBeenCalledWith('video_progress', { ...place, percent: 10 })
})

test('each lesson of a video element is told by itself', async () => {
  const { video, tell, playTo } = fakeVideo()
  const { rerender } = await renderUi(<Told video={video} lessonId={811} />)
  playTo(12)
  await rerender(<Told video={video} lessonId={812} />)
  tell('playing')
  playTo(12)
  expect(sink.mock.calls.map(([event, payload]) => [event, payload])).toEqual([
    ['video_progress', { ...place, percent: 10 }],
    ['video_start', { ...place, lessonId: 812 }],
    ['video_progress', { ...place, lessonId: 812, percent: 10 }],
  ])
})

test('a resumed video has not reached its position before it plays', async () => {
  const { video, tell, seek } = fakeVideo()
  await renderUi(<Told video={video} lessonId={811} />)
  seek(60)
  tell('timeupdate')
  expect(sink).not.toHaveBeenCalled()
})
