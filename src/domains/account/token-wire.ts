import * as z from '#/lib/zod'

/** Opaque; what is not of the contract's alphabet is no token. */
export const tokenWire = z.string().check(z.regex(/^[\w.-]{1,512}$/))
