import { flag, laxList, optionalText, text } from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'
import * as z from '#/lib/zod'

/** A kind of cookies, in the server's words (A25); keys that this client does not know are shown, and never asked for. */
const cookieDefinitionWire = z.pipe(
  entity({
    key: z.string(),
    ...laxParts({ title: text, description: optionalText, is_required: z.nullish(z.boolean()) }),
  }),
  z.transform(({ isRequired, ...definition }) => ({
    ...definition,
    isRequired: isRequired ?? definition.key === 'essential',
  })),
)

/** Whether the school asks, and for what (A25). */
export const cookieQuestionWire = entity({ isEnabled: flag(false), items: laxList(cookieDefinitionWire) })

/** What the learner chose, on any device (A26, A27); null: nothing yet. */
export const cookiePolicyWire = z.nullable(entity({ analytics: flag(false), marketing: flag(false) }))
