import { isLocale } from '#/lib/locale'
import { codeAnswerWire, externalAuthWire, userAnswerWire, userWire } from '#/domains/account/wire'
import { authCall, type SignedInContext } from '../call.ts'
import { conflict, Invalid, list, nothing, notFound, one } from '../reply.ts'
import type { UserState } from '../world/model.ts'
import { openLetter } from '../world/tokens.ts'
import { userWireOf } from '../world/wire/account.ts'
import { sendCode, takeCode } from './codes.ts'
import { byEmail } from './session.ts'
import { FormCheck, isEmail, isPassword, isPhone, textOf } from './form-check.ts'
import { SAYS } from './texts.ts'

const STATUSES = [20, 30, 40]
const TEXT_LIMITS = { first_name: 64, last_name: 64, city: 64, instagram_id: 30 }

const answer = ({ world, learner }: SignedInContext) => ({ user: userWireOf(world, learner) })

/** A real calendar date as DD.MM.YYYY. */
function isBirthday(text: string): boolean {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
}

/** The phone of A16 and A17. */
function phoneOf({ body, lang }: SignedInContext): string {
  const phone = textOf(body['phone'])
  new FormCheck(lang).demand('phone', isPhone(phone), SAYS.badPhone).end()
  return phone
}

export const accountCalls = [
  authCall('A9', 'GET user', {
    expected: one(userWire),
    run({ world, learner, expand, token }) {
      if (token !== null) openLetter(world, token)
      return userWireOf(world, learner, expand)
    },
  }),

  authCall('A10', 'POST user', {
    body: 'multipart',
    expected: one(userAnswerWire),
    run(context) {
      const { body, learner, lang } = context
      const { user } = learner
      const check = new FormCheck(lang)
      const change: Partial<UserState> = {}
      for (const [name, most] of Object.entries(TEXT_LIMITS)) {
        const value = body[name]
        if (value === undefined) continue
        check.demand(name, textOf(value).length <= most, SAYS.tooLong)
        Object.assign(change, { [name]: textOf(value) })
      }
      if (body['email'] !== undefined) {
        const email = textOf(body['email']).toLowerCase()
        const other = byEmail(context, email)
        check
          .demand('email', email !== '' || user.email === null, SAYS.keepEmail)
          .demand('email', email === '' || isEmail(email), SAYS.badEmail)
          .demand('email', !other || other === learner, SAYS.takenEmail)
        change.email = email || null
      }
      if (body['phone'] !== undefined) {
        const phone = textOf(body['phone'])
        check.demand('phone', phone === '' || isPhone(phone), SAYS.badPhone)
        change.phone = phone || null
        if (change.phone !== user.phone) change.phone_validated = false
      }
      if (body['birthday'] !== undefined) {
        const birthday = textOf(body['birthday'])
        check.demand('birthday', birthday === '' || isBirthday(birthday), SAYS.wrongValue)
        change.birthday = birthday || null
      }
      if (body['gender'] !== undefined) {
        const { gender } = body
        check.demand('gender', gender === null || gender === 'M' || gender === 'F', SAYS.wrongValue)
        change.gender = gender === 'M' || gender === 'F' ? gender : null
      }
      if (body['locale'] !== undefined) {
        const { locale } = body
        check.demand('locale', isLocale(locale), SAYS.wrongValue)
        if (isLocale(locale)) change.locale = locale
      }
      if (body['timezone'] !== undefined) change.timezone = textOf(body['timezone'])
      if (body['disable_notification'] !== undefined) {
        check.demand('disable_notification', ['0', '1'].includes(textOf(body['disable_notification'])), SAYS.wrongValue)
        change.disable_notification = body['disable_notification'] === '1'
      }
      check.end()
      Object.assign(user, change, { is_require_update_profile: false })
      return answer(context)
    },
  }),

  authCall('A11', 'DELETE user', {
    expected: nothing,
    run({ world, learner }) {
      world.learners = world.learners.filter(({ id }) => id !== learner.id)
      world.tokens = world.tokens.filter(({ learnerId }) => learnerId !== learner.id)
      return null
    },
  }),
  authCall('A12', 'POST user/notification', {
    body: 'multipart',
    expected: one(userAnswerWire),
    run(context) {
      const { body, learner, lang } = context
      const value = textOf(body['disable_notification'])
      new FormCheck(lang).demand('disable_notification', ['0', '1'].includes(value), SAYS.wrongValue).end()
      learner.user.disable_notification = value === '1'
      return answer(context)
    },
  }),
  authCall('A13', 'POST user/avatar', {
    body: 'multipart',
    expected: one(userAnswerWire),
    run(context) {
      const { body, learner, lang, world } = context
      const id = body['avatar_file_id'] === null ? null : Number(body['avatar_file_id'])
      const file = world.files.find((one) => one.id === id && one.ownerId === learner.id)
      new FormCheck(lang).demand('avatar_file_id', id === null || file?.type === 'photo', SAYS.wrongValue).end()
      Object.assign(learner.user, { avatar_file_id: id, avatar: null })
      return answer(context)
    },
  }),

  authCall('A14', 'POST user/update-password', {
    body: 'json',
    expected: one(userAnswerWire),
    run(context) {
      const { body, learner, lang, world, token } = context
      const { user } = learner
      const password = textOf(body['password'])
      const mayOmitCurrent = user.is_require_update_password && body['current_password'] === undefined
      new FormCheck(lang)
        .demand('current_password', mayOmitCurrent || body['current_password'] === learner.password, SAYS.wrongPassword)
        .demand('password', isPassword(password), SAYS.shortPassword)
        .demand('password_repeat', body['password_repeat'] === password, SAYS.passwordsDiffer)
        .end()
      learner.password = password
      user.is_require_update_password = false
      world.tokens = world.tokens.filter((known) => known.learnerId !== learner.id || known.token === token)
      return answer(context)
    },
  }),

  authCall('A15', 'POST user/update-user', {
    body: 'json',
    expected: one(userAnswerWire),
    run(context) {
      const { body, learner, lang } = context
      if ((body['email'] === undefined) === (body['status'] === undefined)) {
        throw new Invalid([{ field: 'email', message: 'Exactly one of email, status.' }])
      }
      if (body['email'] !== undefined) {
        const email = textOf(body['email']).toLowerCase()
        const other = byEmail(context, email)
        new FormCheck(lang)
          .demand('email', isEmail(email), SAYS.badEmail)
          .demand('email', !other || other === learner, SAYS.takenEmail)
          .end()
        learner.user.email = email
      } else {
        const status = Number(body['status'])
        new FormCheck(lang).demand('status', STATUSES.includes(status), SAYS.wrongValue).end()
        learner.user.status = Math.max(learner.user.status, status)
      }
      return answer(context)
    },
  }),

  authCall('A16', 'POST user/request-phone-otp', {
    base: 'v2',
    body: 'json',
    expected: one(codeAnswerWire),
    run: (context) => sendCode(context, phoneOf(context)),
  }),

  authCall('A17', 'POST user/verify-phone', {
    base: 'v2',
    body: 'json',
    expected: one(codeAnswerWire),
    run(context) {
      const phone = phoneOf(context)
      takeCode(context, phone)
      Object.assign(context.learner.user, { phone, phone_validated: true, is_require_phone_validate: false })
      return { message: SAYS.phoneConfirmed[context.lang] }
    },
  }),

  authCall('A18', 'POST user/supress-phone-validation', {
    base: 'v2',
    body: 'json',
    expected: one(userAnswerWire),
    run(context) {
      context.learner.user.is_require_phone_validate = false
      return answer(context)
    },
  }),

  authCall('A19', 'GET user-external-auth', {
    expected: list(externalAuthWire),
    run: ({ world, learner }) =>
      socialSources(world.domainConfig).map((source) => {
        const linked = learner.externalAuths.find((entry) => entry.source === source)
        return { id: linked?.id ?? null, source, linked: linked !== undefined }
      }),
  }),

  authCall('A20', 'DELETE user-external-auths/{id}', {
    expected: nothing,
    run({ learner, ids }) {
      const [id] = ids
      if (!learner.externalAuths.some((entry) => entry.id === id)) throw notFound(id ?? 0)
      if (learner.user.email === null && learner.externalAuths.length === 1)
        throw conflict('It is the only way to sign in.')
      learner.externalAuths = learner.externalAuths.filter((entry) => entry.id !== id)
      return null
    },
  }),
]

/** The networks of the domain configuration. */
function socialSources(domainConfig: Record<string, unknown>): string[] {
  const { components } = domainConfig
  const { auth_collection: entries } = Object(components) as { auth_collection?: { source: string }[] | null }
  return (entries ?? []).map(({ source }) => source)
}
