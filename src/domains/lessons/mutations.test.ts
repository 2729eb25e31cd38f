import { expect, it } from 'vitest'

import { serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { sendStatistic } from './mutations'

it('sends a statistic as increments', async () => {
  const calls = serveCalls(() => examples.lessonStatistic)
  const entry = { streamId: 301, dayId: 504, lessonId: 811, viewedSeconds: 5, playCount: 1, dayStatus: null }
  await sendStatistic(entry, { leaving: true })
  expect(calls).toEqual([{ method: 'POST', base: 'v1', path: 'save-lesson-stat', body: entry }])
})
