import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { freshClient, serveCalls } from '../../../../tests/contract/edge'
import * as examples from '../../../../tests/contract/examples'
import { studyQueries } from '#/domains/study/course-queries'
import { followKeptEntries } from './follow-kept-entries'
import { keepEntry } from './kept-entries'

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
