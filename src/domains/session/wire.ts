import { wireId } from '#/api/codecs'
import { entity, orNull } from '#/api/entity'
import { tokenWire } from '#/domains/account/wire'
import * as z from '#/lib/zod'

/** A1 and its kin: of the user only the id is promised, the rest comes with A9. */
export const signedInWire = entity({ token: tokenWire, user: orNull(z.object({ id: wireId })) })

// The router's search parser turns digits and "true" into numbers and booleans.
const searchText = z.catch(
  z.optional(
    z.pipe(
      z.union([z.string(), z.number(), z.boolean()]),
      z.transform((value) => String(value)),
    ),
  ),
  undefined,
)

/** What a social provider adds to our address on the way back (contract 5.3). */
export const socialReturnWire = z.object({
  action: z.catch(z.optional(z.enum(['link', 'login'])), undefined),
  status: z.catch(z.optional(z.enum(['success', 'fail'])), undefined),
  method: searchText,
  route: searchText,
  token: searchText,
  errorCode: searchText,
  errorMessage: searchText,
})
