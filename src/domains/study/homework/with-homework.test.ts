import { expect, it } from 'vitest'
import { lacksHomework } from './with-homework'

const brought = { homework: { id: 1 } }
const left = { homework: null }
const stage = (own: object[], ofDay: object[]) => ({ homeworks: own, days: [{ homeworks: ofDay }] }) as never

it.each([
  ['no stages', [], false],
  ['no homework', [stage([], [])], false],
  ['all of it is there', [stage([brought], [brought])], false],
  ["a stage's is left out", [stage([brought], []), stage([left], [])], true],
  ["a day's is left out", [stage([brought], [brought, left])], true],
])('%s', (_name, stages, expected) => {
  expect(lacksHomework(stages)).toBe(expected)
})
