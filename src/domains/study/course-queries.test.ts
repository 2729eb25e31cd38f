import { expect, it } from 'vitest'

import * as examples from '../../../tests/contract/examples'
import { freshClient, serveCalls } from '../../../tests/contract/edge'
import { studyQueries } from './course-queries'

const days = [
  { ...examples.day, id: 512, day_number: 12 },
  { ...examples.day, id: 508, day_number: 8 },
]

it.each<[string, object]>([
  ['null', { days: null }],
  ['absent', {}],
])('asks by stage for the days that the stages come without (%s)', async (_how, left) => {
  const { days: _known, ...stage } = examples.stage
  const bare = { ...stage, id: 62, sort: 0, ...left }
  const calls = serveCalls(({ path }) => (path.startsWith('courses/41/stages?') ? [examples.stage, bare] : days))
  const stages = await freshClient().query(studyQueries.stages(41))
  expect(stages.map(({ id }) => id)).toEqual([62, 61])
  expect(stages.map((one) => one.days.map(({ dayNumber }) => dayNumber))).toEqual([[8, 12], [4]])
  expect(calls.map(({ path }) => path)).toEqual([
    'courses/41/stages?expand=days,homeworks,scores',
    'courses/41/stages/62/days?expand=homeworks,scores',
  ])
})

it('asks for nothing more where a stage has no days', async () => {
  const calls = serveCalls(() => [{ ...examples.stage, days: [] }])
  expect((await freshClient().query(studyQueries.stages(41)))[0]?.days).toEqual([])
  expect(calls).toHaveLength(1)
})
