import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { writeToken } from '#/api/token-store'
import { studyQueries } from '#/domains/study/course-queries'
import type { LessonStatistic, LessonStatisticEntry } from '#/domains/study/model'
import { freshClient, serveCalls } from '../../../../tests/contract/edge'
import * as examples from '../../../../tests/contract/examples'
import { followKeptEntries, keepEntry, sendKeptEntries } from './kept-entries'

const entry = (change: Partial<LessonStatisticEntry> = {}): LessonStatisticEntry => ({
  streamId: 301,
  dayId: 504,
  lessonId: 811,
  viewedSeconds: 5,
  playCount: 1,
  dayStatus: 'started',
  ...change,
})

const totals: LessonStatistic = {
  streamId: 301,
  dayId: 504,
  lessonId: 811,
  viewedSeconds: 65,
  playCount: 3,
  dayStatusId: 9004,
  dayStatus: 'started',
}
const sender = () => vi.fn<(entry: LessonStatisticEntry) => Promise<LessonStatistic>>().mockResolvedValue(totals)
const tell = vi.fn<(totals: LessonStatistic) => void>()

beforeEach(() => {
  localStorage.clear()
  writeToken('a-token')
})

it('keeps nothing after a sign-out', async () => {
  writeToken(null)
  keepEntry(7, entry())
  expect(Object.keys(localStorage)).toEqual([])
})

it('keeps one entry per lesson and sends each once', async () => {
  keepEntry(7, entry())
  keepEntry(7, entry({ playCount: 0 }))
  keepEntry(7, entry({ lessonId: 812 }))
  keepEntry(8, entry())
  const send = sender()
  await sendKeptEntries(7, tell, send)
  expect(send.mock.calls.map(([one]) => [one.lessonId, one.viewedSeconds, one.playCount])).toEqual([
    [811, 10, 1],
    [812, 5, 1],
  ])
  await sendKeptEntries(7, tell, send)
  expect(send).toHaveBeenCalledTimes(2)
})

it('keeps entries for no more than a day', async () => {
  keepEntry(7, entry({ viewedSeconds: 86_000 }))
  keepEntry(7, entry({ viewedSeconds: 86_000 }))
  const send = sender()
  await sendKeptEntries(7, tell, send)
  expect(send.mock.calls[0]?.[0].viewedSeconds).toBe(86_400)
})

it('drops what could not be sent and continues with the rest', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  keepEntry(7, entry())
  keepEntry(7, entry({ lessonId: 812 }))
  const send = sender().mockRejectedValueOnce(new Error('no'))
  tell.mockClear()
  await sendKeptEntries(7, tell, send)
  expect(send).toHaveBeenCalledTimes(2)
  expect(tell).toHaveBeenCalledExactlyOnceWith(totals)
  await sendKeptEntries(7, tell, send)
  expect(send).toHaveBeenCalledTimes(2)
})

it('is sent by one tab', async () => {
  keepEntry(7, entry())
  const send = sender()
  await Promise.all([sendKeptEntries(7, tell, send), sendKeptEntries(7, tell, send)])
  expect(send).toHaveBeenCalledOnce()
})

it('is sent where the browser keeps nothing for the page and refuses locks', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValueOnce(new DOMException('denied', 'SecurityError'))
  keepEntry(7, entry())
  const send = sender()
  await sendKeptEntries(7, tell, send)
  expect(send).toHaveBeenCalledOnce()
})

beforeEach(() => localStorage.clear())

it('what was watched offline is shown with the totals that the server answers', async () => {
  const totals = { ...examples.lessonStatistic, viewed_seconds: 4321 }
  const calls = serveCalls(({ path }) => (path === 'save-lesson-stat' ? totals : examples.streamStatus))
  const client = freshClient()
  await client.query(studyQueries.status(totals.stream_id))
  const entry = { streamId: totals.stream_id, dayId: totals.day_id, lessonId: totals.lesson_id }
  keepEntry(7, { ...entry, viewedSeconds: 5, playCount: 1, dayStatus: 'started' })
  onTestFinished(followKeptEntries(client, 7))
  await expect.poll(() => calls.length).toBe(2)
  const known = () => client.getQueryData(studyQueries.status(totals.stream_id).queryKey)?.lessons
  await expect.poll(known).toContainEqual(expect.objectContaining({ ...entry, viewedSeconds: 4321 }))
})
