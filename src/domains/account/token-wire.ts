import { TOKEN_FORM } from '#/api/token-store'
import * as z from '#/lib/zod'

/** Opaque; what is not of the token's form is none. */
export const tokenWire = z.string().check(z.regex(TOKEN_FORM))
