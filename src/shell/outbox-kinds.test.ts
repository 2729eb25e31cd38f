import { expect, it } from 'vitest'
import { kindsOf } from '#/outbox/kinds-fixture'
import { Server } from '#/outbox/server-fixture'
import { OUTBOX_KINDS } from './outbox-kinds'

it('every kind stands in the proof that each action arrives once, with the repeats that its server knows', () => {
  const factsOf = (kinds: readonly { name: string; repeatSafeMs: number }[]) =>
    kinds.map(({ name, repeatSafeMs }) => `${name} ${repeatSafeMs}`).toSorted()
  const proven = kindsOf(new Server(), async (act) => act())
  expect(factsOf(OUTBOX_KINDS)).toEqual(factsOf(proven))
})
