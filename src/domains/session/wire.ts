import { wireId } from '#/api/codecs'
import { entity, orNull, text } from '#/api/entity'
import * as z from '#/lib/zod'

/** Opaque; what is not of the contract's alphabet is no token. */
export const tokenWire = z.string().check(z.regex(/^[\w.-]{1,512}$/))

/** A1 and its kin: of the user only the id is promised, the rest comes with A9. */
export const signedInWire = entity({ token: tokenWire, user: orNull(z.object({ id: wireId })) })

/** A8: as A1, with a message that may mean failure. */
export const verifiedEmailWire = entity({ token: tokenWire, user: orNull(z.object({ id: wireId })), message: text })

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
