import { expect, it } from 'vitest'

import { serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { sendStatistic } from './mutations'

const entry = { streamId: 301, dayId: 504, lessonId: 811, viewedSeconds: 5, playCount: 1, dayStatus: null }

it('sends a statistic as increments', async () => {
  const calls = serveCalls(() => examples.lessonStatistic)
  await sendStatistic(entry, { leaving: true })
  expect(calls).toEqual([{ method: 'POST', base: 'v1', path: 'save-lesson-stat', body: entry }])
})

it('sends none without its stream and day', async () => {
  const calls = serveCalls(() => examples.lessonStatistic)
  await expect(sendStatistic({ ...entry, streamId: 0 })).rejects.toThrow('streamId must be set')
  await expect(sendStatistic({ ...entry, dayId: 0 })).rejects.toThrow('dayId must be set')
  expect(calls).toHaveLength(0)
})
