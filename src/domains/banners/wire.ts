import { int, laxEnum, laxList, optionalText, orElse, text, wireId, wireUrl } from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'
import * as z from '#/lib/zod'

const ids = laxList(wireId)
/** Kept as they came: a value that this client has never heard of matches nothing, and leaves the others in force. */
const names = laxList(z.string())
const segmentNames = z.pipe(
  laxList(z.object({ name: z.string() })),
  z.transform((segments) => segments.map(({ name }) => name)),
)

/** A banner of the school (contract 2.22). */
export const bannerWire = entity({
  id: wireId,
  ...laxParts({
    sort: int(0),
    title: text,
    type: orElse(laxEnum(['image', 'text']), 'image'),
    platforms: names,
    positions: names,
    placements: names,
    image: wireUrl,
    segments: segmentNames,
    course_ids: ids,
    community_ids: ids,
    stage_day_ids: ids,
    not_display_course_ids: ids,
    not_display_community_ids: ids,
    not_display_segments: names,
    application_ids: names,
    analytic_product_name: text,
    analytic_school_title: text,
    text,
    url: wireUrl,
    button_text: optionalText,
  }),
})
