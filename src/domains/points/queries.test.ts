import { expect, it } from 'vitest'

import { freshClient, serveCalls } from '../../../tests/contract/edge'
import { pointQueries } from './queries'

it('reads the balance', async () => {
  const calls = serveCalls(() => ({ amount: 1250 }))
  expect(await freshClient().query(pointQueries.amount())).toBe(1250)
  expect(calls.map(({ path }) => path)).toEqual(['user-score/amount'])
})
