import type * as z from '#/lib/zod'
import type { signedInWire, socialReturnWire } from './wire'

export type SignedIn = z.output<typeof signedInWire>
export type SocialReturn = z.output<typeof socialReturnWire>
