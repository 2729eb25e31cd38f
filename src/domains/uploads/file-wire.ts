import { int, laxEnum, requiredUrl, text, wireId, wireUrl } from '#/api/codecs'
import { entity } from '#/api/entity'

/** An uploaded file; one of a type that we do not know is offered as a plain download. */
export const fileWire = entity({
  id: wireId,
  url: requiredUrl,
  name: text,
  type: laxEnum(['photo', 'video', 'document']),
  size: int(0),
  preview_url: wireUrl,
})
