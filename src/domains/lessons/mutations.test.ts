import { expect, it, vi } from 'vitest'

import { configureApi } from '#/api/client'

import { serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { TEST_EDGE } from '../../../tests/test-edge'
import { sendStatistic } from './mutations'

const entry = { streamId: 301, dayId: 504, lessonId: 811, viewedSeconds: 5, playCount: 1, dayStatus: null }

it('sends a statistic as increments', async () => {
  const calls = serveCalls(() => examples.lessonStatistic)
  await sendStatistic(entry, { leaving: true })
  expect(calls).toEqual([{ method: 'POST', base: 'v1', path: 'save-lesson-stat', body: entry }])
})

it.each([true, false])('outlives the page only when it is sent on leaving: %s', async (leaving) => {
  const send = vi.fn<typeof fetch>(async () =>
    Response.json({ success: true, data: examples.lessonStatistic, errors: null }),
  )
  configureApi({ ...TEST_EDGE, fetch: send })
  await sendStatistic(entry, { leaving })
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ keepalive: leaving }), expect.anything())
})

it('sends none without its stream and day', async () => {
  const calls = serveCalls(() => examples.lessonStatistic)
  await expect(sendStatistic({ ...entry, streamId: 0 })).rejects.toThrow('streamId must be set')
  await expect(sendStatistic({ ...entry, dayId: 0 })).rejects.toThrow('dayId must be set')
  expect(calls).toHaveLength(0)
})
