import { expect, it } from 'vitest'

import { freshClient, serveCalls } from '../../../../tests/contract/edge'
import * as examples from '../../../../tests/contract/examples'
import { lessonStatisticWire } from '../lesson-wire'
import * as z from '#/lib/zod'
import { patchLesson } from './patch-lesson'
import { studyQueries } from '../course-queries'

const MINUTE = 60_000
const totals = z.parse(lessonStatisticWire, { ...examples.lessonStatistic, viewed_seconds: 4321 })
const { queryKey } = studyQueries.status(totals.streamId)

it.each([
  ['has grown old', { ageMs: 6 * MINUTE, isInvalidated: false, asked: 2 }],
  ['is young', { ageMs: 4 * MINUTE, isInvalidated: false, asked: 1 }],
  ['is known to be outdated', { ageMs: 0, isInvalidated: true, asked: 2 }],
])('the totals of a lesson show at once, and make nothing fresh of a status that %s', async (_name, status) => {
  const calls = serveCalls(() => examples.streamStatus)
  const client = freshClient()
  await client.query(studyQueries.status(totals.streamId))
  client.setQueryData(queryKey, (known) => known && { ...known }, { updatedAt: Date.now() - status.ageMs })
  if (status.isInvalidated) await client.invalidateQueries({ queryKey, refetchType: 'none' })
  patchLesson(client, totals)
  expect(client.getQueryData(queryKey)?.lessons).toContainEqual(totals)
  await client.query(studyQueries.status(totals.streamId))
  expect(calls).toHaveLength(status.asked)
})

it('the totals of a lesson replace its former ones, and none of another lesson or another day', async () => {
  const others = [
    { ...examples.lessonStatistic, lesson_id: totals.lessonId + 1 },
    { ...examples.lessonStatistic, day_id: totals.dayId + 1 },
  ]
  serveCalls(() => ({ ...examples.streamStatus, lessons: [examples.lessonStatistic, ...others] }))
  const client = freshClient()
  await client.query(studyQueries.status(totals.streamId))
  patchLesson(client, totals)
  expect(client.getQueryData(queryKey)?.lessons).toEqual([
    ...others.map((other) => z.parse(lessonStatisticWire, other)),
    totals,
  ])
})
