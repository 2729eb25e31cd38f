import { expect, it } from 'vitest'
import { chosenKinds } from './chosen-kinds.ts'

const FAMILIES = [['404'], ['500', '502'], ['offline', 'never'], ['cut', 'wrong-types'], ['429']] as const
const ROWS = ['account.user', 'courses.streams', 'courses.stages', 'homework.all', 'points.amount']

it('tries a kind with each row, and one of each family with some row', () => {
  const chosen = chosenKinds(FAMILIES, ROWS)
  expect([...chosen.keys()]).toEqual(ROWS)
  for (const kinds of chosen.values()) expect(kinds.length).toBeGreaterThan(0)
  const tried: string[] = [...chosen.values()].flat()
  for (const family of FAMILIES) expect(tried.filter((kind) => family.some((one) => one === kind))).not.toEqual([])
})

it('gives even a single row one kind of every family, and no more', () => {
  const kinds: string[] = chosenKinds(FAMILIES, ['account.user']).get('account.user') ?? []
  for (const family of FAMILIES) expect(family.filter((kind) => kinds.includes(kind))).toHaveLength(1)
})

it('keeps the kind of each row where another is inserted', () => {
  const before = chosenKinds(FAMILIES, ROWS)
  const after = chosenKinds(FAMILIES, ['a.new', ...ROWS])
  for (const row of ROWS) expect(after.get(row)?.[0]).toBe(before.get(row)?.[0])
})
