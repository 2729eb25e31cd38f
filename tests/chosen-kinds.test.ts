import { expect, it } from 'vitest'
import { chosenKinds } from './chosen-kinds.ts'

const KINDS = ['404', '500', 'offline', 'never', 'cut', 'wrong-types', '429'] as const
const ROWS = ['account.user', 'courses.streams', 'courses.stages', 'homework.all', 'points.amount']

it('tries a kind with each row, and each kind with some row', () => {
  const chosen = chosenKinds(KINDS, ROWS)
  expect([...chosen.keys()]).toEqual(ROWS)
  for (const kinds of chosen.values()) expect(kinds.length).toBeGreaterThan(0)
  expect(new Set([...chosen.values()].flat())).toEqual(new Set(KINDS))
})

it('gives even a single row every kind', () => {
  expect(chosenKinds(KINDS, ['account.user']).get('account.user')?.toSorted()).toEqual(KINDS.toSorted())
})

it('keeps the kind of each row where another is inserted', () => {
  const before = chosenKinds(KINDS, ROWS)
  const after = chosenKinds(KINDS, ['a.new', ...ROWS])
  for (const row of ROWS) expect(after.get(row)?.[0]).toBe(before.get(row)?.[0])
})
