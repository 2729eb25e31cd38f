import { expect, it } from 'vitest'

import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { freshClient, serveCalls } from '../../../../tests/contract/edge'
import * as examples from '../../../../tests/contract/examples'
import * as z from '#/lib/zod'
import { patchDay, patchStream, refreshStream } from './patch-streams'
import { courseQueries } from '../stream-queries'
import { studyQueries } from '../course-queries'
import { changedDayWire } from '../stage-wire'

it.each([
  [true, 'with the subscriptions it stays open by'],
  [false, 'without subscriptions, where they do not open it'],
])('refreshes a stream (by subscription: %s) %s', async (isBySubscription) => {
  const client = freshClient()
  serveCalls(({ path }) =>
    path.includes('subscription')
      ? [examples.subscription]
      : [examples.stream, { ...examples.stream, id: 302, is_optional_purchase: isBySubscription }],
  )
  await Promise.all([client.query(courseQueries.streams()), client.query(subscriptionQueries.list())])

  refreshStream(client, 302)

  expect(client.getQueryState(courseQueries.streams().queryKey)?.isInvalidated).toBe(true)
  expect(client.getQueryState(subscriptionQueries.list().queryKey)?.isInvalidated).toBe(isBySubscription)
})

it('a change shows in every copy of its stream, and in no other stream', async () => {
  const client = freshClient()
  serveCalls(({ path }) =>
    path.includes('status') ? examples.streamStatus : [examples.stream, { ...examples.stream, id: 302 }],
  )
  await Promise.all([client.query(courseQueries.streams()), client.query(studyQueries.status(301))])
  patchStream(client, 301, { isDemo: true })
  patchStream(client, 999, { isDemo: true })
  expect(client.getQueryData(courseQueries.streams().queryKey)?.map(({ isDemo }) => isDemo)).toEqual([true, false])
  expect(client.getQueryData(studyQueries.status(301).queryKey)?.stream.isDemo).toBe(true)
  expect(client.getQueryData(studyQueries.status(999).queryKey)).toBeUndefined()
})

it('a changed day replaces its former state, and no other day', async () => {
  const client = freshClient()
  const rows = [501, 502].map((id) => ({ id, stage_day_id: id, status: 'started' }))
  serveCalls(() => ({ ...examples.streamStatus, days: rows }))
  await client.query(studyQueries.status(301))
  const changed = z.parse(changedDayWire, { ...examples.changedDay, id: 501, stage_day_id: 501, status: 'finished' })
  patchDay(client, 301, changed)
  patchDay(client, 999, changed)
  const days = client.getQueryData(studyQueries.status(301).queryKey)?.days
  expect(days?.map(({ stageDayId, status }) => [stageDayId, status])).toEqual([
    [502, 'started'],
    [501, 'finished'],
  ])
  expect(client.getQueryData(studyQueries.status(999).queryKey)).toBeUndefined()
})
