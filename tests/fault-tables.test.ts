import { expect, it } from 'vitest'
import { FAULTS } from '../mocks/fault-kinds.ts'
import { FAMILIES, REFUSALS } from './e2e/faults/kinds.ts'
import { factories } from './e2e/faults/factories.ts'
import { MUTATION_ROWS, OTHER_MUTATIONS } from './e2e/faults/mutation-rows.ts'
import { OUTBOX_ROWS } from './e2e/faults/outbox-rows.ts'
import { OTHER_QUERIES, QUERY_ROWS } from './e2e/faults/query-rows.ts'

it('try every kind of fault, but for those that have tests of their own', () => {
  expect([...FAMILIES.flat(), ...REFUSALS, '401', 'lost'].toSorted()).toEqual([...FAULTS].toSorted())
})

it('have a row for every query, or a reason to have none', () => {
  const rows = [...QUERY_ROWS.map(({ query }) => query), ...Object.keys(OTHER_QUERIES)]
  expect(rows.toSorted()).toEqual(factories('queries'))
})

it('have a row for every mutation, or a reason to have none', () => {
  const rows = [...[...MUTATION_ROWS, ...OUTBOX_ROWS].map(({ mutation }) => mutation), ...Object.keys(OTHER_MUTATIONS)]
  expect(rows.toSorted()).toEqual(factories('mutations'))
})
