import { expect, it } from 'vitest'
import { keptPurchase } from './purchase-values'

it('reads what was typed, and leaves out whatever else was kept', () => {
  expect(keptPurchase({ name: 'Vera', phone: 5, code: 'SPRING10', other: 'x' })).toEqual({
    name: 'Vera',
    code: 'SPRING10',
  })
  for (const kept of [null, 'Vera', [1]]) expect(keptPurchase(kept)).toBeNull()
})
