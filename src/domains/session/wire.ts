import { orNull, wireId } from '#/api/codecs'
import { entity } from '#/api/entity'
import { tokenWire } from '#/domains/account/token-wire'
import * as z from '#/lib/zod'

/** A1 and its kin: only the id of the user is certain, the rest comes with A9. */
export const signedInWire = entity({ token: tokenWire, user: orNull(z.object({ id: wireId })) })
