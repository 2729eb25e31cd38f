import {
  flag,
  laxEnum,
  laxList,
  optionalId,
  optionalMap,
  optionalText,
  orNull,
  requiredUrl,
  text,
  wireBool,
  wireId,
  wireMap,
  wireTime,
  wireUrl,
} from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'
import * as z from '#/lib/zod'
import { SOCIAL_SOURCES } from './kinds'
import { QUESTION_KEYS, QUESTION_TYPES, USER_STATUSES } from './question-kinds'

const optionalFlag = orNull(wireBool)
const optionalMs = z.pipe(
  z.nullish(z.number().check(z.positive())),
  z.transform((seconds) => (seconds == null ? null : seconds * 1000)),
)
/** The bounds are those of the local brand's schema. */
const optionalCount = orNull(z.int().check(z.gte(0)))

/** A list, or null when it is missing: an empty list is a value of its own here. */
const optionalList = <S extends z.ZodMiniType>(item: S) => orNull(laxList(item))

const sources = optionalList(laxEnum(SOCIAL_SOURCES))

const questionWire = entity({
  key: z.enum(QUESTION_KEYS),
  type: z.enum(QUESTION_TYPES),
  is_required: flag(false),
  status: orNull(z.literal(USER_STATUSES)),
})

/** External application configuration (contract 2.8). Every key but the version may be missing: null leaves the local value. */
export const externalConfigWire = entity({
  version: z.int(),
  ...laxParts({
    statistic_timings: optionalMap(
      entity(laxParts({ save_timeout: optionalMs, min_viewed: optionalMs, min_viewed_after_end: optionalMs })),
    ),
    pixel_id: optionalText,
    tag_manager_id: optionalText,
    demo_course_service_id: optionalId,
    is_demo_accessible: optionalFlag,
    is_app_store_support: optionalFlag,
    is_banner_enable: optionalFlag,
    is_chat_support: optionalFlag,
    is_video_consultation_support: optionalFlag,
    is_offline_enable: optionalFlag,
    is_user_anon_auth_enable: optionalFlag,
    is_registration_enable: optionalFlag,
    sale_contact: optionalText,
    days_show_warning: optionalCount,
    pass_homework_support_category_id: optionalId,
    renew_course_support_category_id: optionalId,
    renew_consultation_support_category_id: optionalId,
    social_auth: optionalMap(z.object(laxParts({ web: sources, android: sources, ios: sources }))),
    user_info_chat: optionalList(questionWire),
    message_delay: optionalCount,
    instruction_urls: z.nullish(wireMap(wireUrl)),
    guideline_urls: z.nullish(wireMap(wireUrl)),
    club_urls: optionalList(requiredUrl),
    club_in_app: orNull(
      entity(laxParts({ title: text, description: text, image: wireUrl, show_button_go_to: flag(true) })),
    ),
    cookie_policy_link: wireUrl,
    appsflyer_smart_banner: optionalFlag,
    mobile_app_web_bottom_bar: optionalFlag,
    products: optionalList(entity({ code: z.string(), course_service_id: wireId })),
    offer_type: optionalMap(
      z.object(laxParts({ default: optionalId, chat: optionalId, functional: optionalId, task: optionalId })),
    ),
    new_home_course_ids: optionalList(wireId),
    new_home_trigger_course_id: optionalId,
    new_home_trigger_date: wireTime,
    file_max_size: orNull(z.int().check(z.positive())),
    admin_login_url: wireUrl,
  }),
})

export type ExternalConfig = z.output<typeof externalConfigWire>
