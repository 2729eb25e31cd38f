import {
  flag,
  int,
  laxEnum,
  laxList,
  optionalId,
  optionalInt,
  optionalText,
  orElse,
  orNull,
  text,
  wireBool,
  wireId,
  wireUrl,
} from '#/api/codecs'
import { entity, laxParts } from '#/api/entity'
import { SOCIAL_SOURCES } from '#/brand/kinds'
import { LOCALES } from '#/lib/locale'
import * as z from '#/lib/zod'
import { tokenWire } from './token-wire'

/** Networks whose accounts can be linked. */
const socialSource = laxEnum(SOCIAL_SOURCES)

const userRowWire = entity({
  id: wireId,
  first_name: text,
  last_name: text,
  city: text,
  email: optionalText,
  phone: optionalText,
  gender: orNull(laxEnum(['M', 'F'])),
  birthday: optionalText,
  disable_notification: flag(false),
  locale: orNull(laxEnum(LOCALES)),
  is_admin: flag(false),
  phone_validated: flag(false),
  is_require_update_password: flag(false),
  is_require_update_profile: flag(false),
  is_require_email_validate: flag(false),
  is_require_phone_validate: flag(false),
  ...laxParts({
    instagram_id: optionalText,
    language_code: optionalText,
    timezone: optionalText,
    avatar: wireUrl,
    avatar_file_id: optionalId,
    segments: laxList(entity({ id: optionalId, name: z.string() })),
    status: optionalInt,
    user_external_auths: laxList(entity({ id: optionalId, source: socialSource })),
    scores_amount: int(0),
    viewed_hours: int(0),
    completed_courses: int(0),
    completed_tasks: int(0),
    viewed_lessons: int(0),
    referral_orders: int(0),
    cashback: int(0),
    discount_for_referral: int(0),
    link_jumps: int(0),
  }),
})

/** The learner; the four demands are renamed to the specification's names. */
export const userWire = z.pipe(
  userRowWire,
  z.transform(
    ({ isRequireUpdatePassword, isRequireUpdateProfile, isRequireEmailValidate, isRequirePhoneValidate, ...user }) => ({
      ...user,
      requiredUpdatePassword: isRequireUpdatePassword,
      requiredUpdateProfile: isRequireUpdateProfile,
      requireEmailValidate: isRequireEmailValidate,
      requirePhoneValidate: isRequirePhoneValidate,
    }),
  ),
)

/** A9 with all of its statistics. */
export const statisticsWire = z.pipe(
  userRowWire,
  z.transform((user) => ({
    viewedHours: user.viewedHours,
    viewedLessons: user.viewedLessons,
    completedTasks: user.completedTasks,
    completedCourses: user.completedCourses,
    linkJumps: user.linkJumps,
    referralOrders: user.referralOrders,
    /** In points. */
    cashback: user.cashback,
    /** In percent. */
    discountForReferral: user.discountForReferral,
  })),
)

/** A10, A12 to A15, A18: the changed learner. */
export const userAnswerWire = entity({ user: userWire })

/** A19: one entry per network of the domain; `id` null: not linked. */
export const externalAuthWire = z.pipe(
  entity({ id: optionalId, source: socialSource, linked: orNull(wireBool) }),
  z.transform((entry) => ({ ...entry, linked: entry.linked ?? entry.id !== null })),
)

/** A7, A16, A17: see `code-answer.ts` for messages that mean failure; pauses are seconds. */
export const codeAnswerWire = orElse(entity({ message: text, retry_after: int(60) }), {
  message: '',
  retryAfter: 60,
})

/** A8: as A1, with a message that may mean failure; no token comes with one that does. */
export const verifiedEmailWire = entity({
  token: orNull(tokenWire),
  user: orNull(z.object({ id: wireId })),
  message: text,
})
