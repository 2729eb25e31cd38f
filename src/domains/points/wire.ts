import { int, requiredTime, text, wireId } from '#/api/codecs'
import { entity } from '#/api/entity'
import { asRecord } from '#/lib/lax'
import * as z from '#/lib/zod'

/** A21: the balance. */
export const pointsAmountWire = entity({ amount: z.int() })

/** Points that a day or a homework earns (contract 2.10). */
export const scoreRuleWire = entity({ id: wireId, amount: int(0), title: text })

const scoreRowWire = entity({
  id: wireId,
  amount: z.int(),
  how_it_was: text,
  created_at: requiredTime,
  updated_at: requiredTime,
})

/** What a booking that is no object is refused with. */
const NO_OBJECT = 'A score must be an object'

/** A22: points that were earned (`add`) or spent (`debit`); the amount has no sign any more. */
export const scoreEntryWire = z.pipe(
  z.pipe(
    z.custom<z.input<typeof scoreRowWire>>((data) => asRecord(data) !== null, NO_OBJECT),
    scoreRowWire,
  ),
  z.transform(({ amount, ...entry }) => ({
    ...entry,
    type: amount < 0 ? ('debit' as const) : ('add' as const),
    amount: Math.abs(amount),
  })),
)
