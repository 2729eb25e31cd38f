import { expect, it } from 'vitest'
import { bySort } from './by-sort'

it('orders by `sort`, and equal ones by age', () => {
  const of = (id: number, sort: number) => ({ id, sort })
  expect([of(1, 3), of(5, 1), of(4, 1), of(2, 2)].toSorted(bySort).map(({ id }) => id)).toEqual([4, 5, 2, 1])
})
