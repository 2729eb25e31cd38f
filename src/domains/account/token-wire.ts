import { TOKEN_FORM } from '#/api/token-store'
import * as z from '#/lib/zod'

/** An opaque text of the token's form; anything else is unreadable. */
export const tokenWire = z.string().check(z.regex(TOKEN_FORM))
