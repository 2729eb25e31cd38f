import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { accountQueries } from '#/domains/account/queries'
import { userWire } from '#/domains/account/wire'
import { provideLocalBrand } from '#/brand/local-brand'
import * as z from '#/lib/zod'
import * as examples from '../../../../tests/contract/examples'
import { inDays, makeStream } from '../../../../tests/contract/made'
import { testBrand } from '../../../../tests/test-brand'
import { studyQueries } from '../course-queries'
import { streamStatusWire } from '../stage-wire'
import { courseQueries } from '../stream-queries'
import { followToActOn } from './count-to-act-on'
import { closedStage, twoStages } from './homework-fixtures'
import { toActOnQuery } from './to-act-on-query'

test('the menus count a homework from the midnight on at which it is due within a week, without any answer of the server', async () => {
  vi.useFakeTimers({ now: inDays(0) })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  provideLocalBrand(testBrand('lumen'))
  const client = new QueryClient()
  const stream = makeStream({ isDemo: false, startDate: inDays(-10), endDate: inDays(30) })
  const user = z.parse(userWire, examples.user)
  client.setQueryData(accountQueries.user().queryKey, { ...user, timezone: 'UTC' })
  client.setQueryData(courseQueries.streams().queryKey, [stream])
  client.setQueryData(studyQueries.stages(stream.courseId).queryKey, twoStages)
  client.setQueryData(studyQueries.status(stream.id).queryKey, {
    ...z.parse(streamStatusWire, examples.streamStatus),
    stream,
    stages: [{ ...closedStage, status: 'open', openAt: inDays(8) }],
    days: [],
    homeworks: [],
  })
  onTestFinished(followToActOn(client, 1))
  expect(client.getQueryData(toActOnQuery().queryKey)).toBe(0)
  // From noon to a minute past midnight.
  await vi.advanceTimersByTimeAsync(12 * 3_600_000 + 60_000)
  expect(client.getQueryData(toActOnQuery().queryKey)).toBe(1)
})
