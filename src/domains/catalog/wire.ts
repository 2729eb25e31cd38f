import {
  flag,
  int,
  laxList,
  optionalId,
  optionalInt,
  orNull,
  text,
  wireCurrency,
  wireId,
  wireMinor,
  wireUrl,
} from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'
import { serviceWire } from '#/domains/study/service-wire'
import { videoWire } from '#/domains/study/video-wire'
import { fileWire } from '#/domains/uploads/file-wire'
import * as z from '#/lib/zod'

const titledWire = entity({ id: wireId, title: text })
const coachWire = entity({ id: optionalId, name: text, photo: wireUrl })

/** L43: `caption` is the short title, `excerpt` the short description, `backgroundImage` the thumbnail, as in a course. */
export const courseResultWire = z.pipe(
  entity({
    id: wireId,
    ...laxParts({
      short_title: text,
      short_description: text,
      image: wireUrl,
      thumbnail: wireUrl,
      category: orNull(titledWire),
      subcategory: orNull(titledWire),
      landing: wireUrl,
      coach: orNull(coachWire),
      consultation_limit: int(0),
      complexity: optionalInt,
      demo_video: videoWire,
    }),
  }),
  z.transform(({ shortTitle, shortDescription, thumbnail, ...course }) => ({
    ...course,
    caption: shortTitle,
    excerpt: shortDescription,
    backgroundImage: thumbnail,
  })),
)

/** A23: something that can be added to the subscription; without a price it is included. */
export const catalogPositionWire = entity({
  id: wireId,
  title: text,
  is_added: flag(false),
  ...laxParts({
    image: wireUrl,
    description: text,
    price: orNull(wireMinor),
    currency: wireCurrency,
    course_id: optionalId,
    url: wireUrl,
  }),
})

/** A24. */
export const addedPositionWire = entity({ position: catalogPositionWire })

/** L31: what the school offers at a course; without a service there is nothing to buy. The type says where it is shown. */
export const courseOfferWire = entity({
  id: wireId,
  course_offer_relation_type_id: int(1),
  images: laxList(fileWire),
  ...laxParts({ course_id: optionalId, title: text, text, service: orNull(serviceWire) }),
})
