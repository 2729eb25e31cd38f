import * as z from '#/lib/zod'

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

/** An entry by token, and the way out: where to go after it, unchecked. */
export const entrySearch = z.object({ token: searchText, returnUrl: searchText })

/** What the address of the sign-in may carry: where to go after it, and what a network adds on the way back (contract 5.3). */
export const loginSearch = z.object({
  returnUrl: searchText,
  action: z.catch(z.optional(z.enum(['link', 'login'])), undefined),
  status: z.catch(z.optional(z.enum(['success', 'fail'])), undefined),
  method: searchText,
  route: searchText,
  token: searchText,
  errorCode: searchText,
  errorMessage: searchText,
})
