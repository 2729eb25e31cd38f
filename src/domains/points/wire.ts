import { int, text, wireId } from '#/api/codecs'
import { entity } from '#/api/entity'
import * as z from '#/lib/zod'

/** A21: the balance. */
export const pointsAmountWire = entity({ amount: z.int() })

/** Points that a day or a homework earns (contract 2.10). */
export const scoreRuleWire = entity({ id: wireId, amount: int(0), title: text })
