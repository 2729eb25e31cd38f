import { verifiedEmailWire } from '#/domains/account/wire'
import { signedInWire } from '#/domains/session/wire'
import * as z from '#/lib/zod'
import { type CallContext, openCall } from '../call.ts'
import { forbidden, Invalid, nothing, one, Refusal, tooOften } from '../reply.ts'
import { tx } from '../world/content/content.ts'
import type { Learner } from '../world/model.ts'
import { addLearner } from '../world/seed/people.ts'
import { allowsAnonymous, allowsSignup } from '../world/site.ts'
import { signIn } from '../world/tokens.ts'
import { countTry, leftToWait } from '../world/tries.ts'
import { userWireOf } from '../world/wire/account.ts'
import { sendCode, takeCode } from './codes.ts'
import { FormCheck, isEmail, isPassword, textOf } from './form-check.ts'
import { SAYS } from './texts.ts'

const LOGIN_TRIES = 10
const LOGIN_WINDOW_S = 60
const LETTER_PAUSE_S = 60

/** What A6 and A7 answer with. */
const messageWire = z.object({ message: z.string(), retry_after: z.optional(z.number()) })

export const byEmail = (context: Pick<CallContext, 'world'>, email: string): Learner | undefined =>
  context.world.learners.find(({ user }) => user.email === email.toLowerCase())

const byAppId = ({ world }: Pick<CallContext, 'world'>, appId: string): Learner | undefined =>
  world.learners.find(({ persona }) => persona === `app:${appId}`)

export const sessionCalls = [
  openCall('A1', 'POST auth/login', {
    needs: 'guest',
    body: 'json',
    expected: one(signedInWire),
    run(context) {
      const { world, lang, now, body } = context
      if (typeof body['email'] !== 'string' || typeof body['password'] !== 'string') {
        throw new Invalid([{ field: 'email', message: 'Expected text.' }])
      }
      const { email, password } = { email: body['email'].toLowerCase(), password: body['password'] }
      new FormCheck(lang)
        .demand('email', email !== '', SAYS.enterEmail)
        .demand('email', email === '' || email.length <= 320, SAYS.tooLong)
        .demand('password', password !== '' && password.length <= 72, SAYS.enterPassword)
        .end()
      const key = `login:${email}`
      const wait = leftToWait(world, key, now, LOGIN_TRIES, LOGIN_WINDOW_S)
      if (wait > 0) throw tooOften(wait)
      const learner = byEmail(context, email)
      new FormCheck(lang).demand('email', learner !== undefined, SAYS.noAccount).end()
      if (!learner || learner.password !== password) {
        countTry(world, key, now)
        new FormCheck(lang).demand('password', false, SAYS.wrongPassword).end(true)
        throw new Refusal(null)
      }
      // A blocked account is refused without a reason.
      if (learner.persona === 'blocked') throw new Refusal(null)
      return { token: signIn(context, learner), user: userWireOf(world, learner) }
    },
  }),

  openCall('A2', 'POST auth/login-by-app-id', {
    needs: 'guest',
    body: 'json',
    expected: one(signedInWire),
    run(context) {
      const { world, lang, body } = context
      const learner = byAppId(context, textOf(body['app_id']))
      new FormCheck(lang).demand('app_id', learner !== undefined, SAYS.appUnknown).end()
      new FormCheck(lang).demand('password', learner?.password === body['password'], SAYS.wrongPassword).end()
      if (!learner) throw new Refusal(null)
      return { token: signIn(context, learner), user: userWireOf(world, learner) }
    },
  }),

  openCall('A3', 'POST auth/signup-by-email', {
    needs: 'guest',
    body: 'multipart',
    expected: one(signedInWire),
    run(context) {
      const { world, lang, body } = context
      if (!allowsSignup(world.brand)) throw forbidden('Registration is off.')
      const [name, email, password] = ['username', 'email', 'password'].map((key) => textOf(body[key]))
      const address = email?.toLowerCase() ?? ''
      new FormCheck(lang)
        .demand('username', Boolean(name) && String(name).length <= 64, SAYS.required)
        .demand('email', isEmail(address), SAYS.badEmail)
        .demand('email', !byEmail(context, address), SAYS.takenEmail)
        .demand('password', isPassword(password), SAYS.shortPassword)
        .demand('password_repeat', body['password_repeat'] === password, SAYS.passwordsDiffer)
        .demand('timezone', textOf(body['timezone']) !== '', SAYS.required)
        .end()
      const learner = addLearner(world, {
        persona: `email:${address}`,
        first: tx(String(name), String(name), String(name)),
        last: tx('', '', ''),
        email: address,
        locale: lang,
        timezone: textOf(body['timezone']),
      })
      learner.password = String(password)
      learner.user.status = 20
      return { token: signIn(context, learner), user: userWireOf(world, learner) }
    },
  }),

  openCall('A4', 'POST auth/signup-by-app-id', {
    needs: 'guest',
    body: 'multipart',
    expected: one(signedInWire),
    run(context) {
      const { world, lang, body } = context
      if (!allowsAnonymous(world.brand)) throw forbidden('Anonymous users are off.')
      const appId = textOf(body['app_id'])
      new FormCheck(lang)
        .demand('app_id', appId.length >= 8 && appId.length <= 128, SAYS.badAppId)
        .demand('app_id', !byAppId(context, appId), SAYS.appKnown)
        .demand('password', isPassword(textOf(body['password'])), SAYS.shortPassword)
        .demand('password_repeat', body['password_repeat'] === body['password'], SAYS.passwordsDiffer)
        .end()
      const nameless = tx('', '', '')
      const person = { first: nameless, last: nameless, email: null, locale: lang, timezone: 'UTC' }
      const learner = addLearner(world, { persona: `app:${appId}`, ...person })
      learner.password = textOf(body['password'])
      learner.user.status = 20
      return { token: signIn(context, learner), user: userWireOf(world, learner) }
    },
  }),

  openCall('A5', 'POST auth/validate-signup-form', {
    needs: 'guest',
    body: 'json',
    expected: nothing,
    run(context) {
      const { body, lang } = context
      const hasEmail = body['email'] !== undefined
      if (hasEmail === (body['app_id'] !== undefined))
        throw new Invalid([{ field: 'email', message: 'Exactly one of email, app_id.' }])
      const email = textOf(body['email']).toLowerCase()
      new FormCheck(lang)
        .demand('signupform-email', !hasEmail || isEmail(email), SAYS.badEmail)
        .demand('signupform-email', !hasEmail || !byEmail(context, email), SAYS.takenEmail)
        .demand('signupform-app_id', hasEmail || !byAppId(context, textOf(body['app_id'])), SAYS.appKnown)
        .end()
      return null
    },
  }),

  openCall('A6', 'POST auth/request-password-reset', {
    needs: 'guest',
    body: 'json',
    expected: one(messageWire),
    run(context) {
      const { world, lang, now } = context
      const email = textOf(context.body['email']).toLowerCase()
      const learner = byEmail(context, email)
      new FormCheck(lang).demand('email', isEmail(email), SAYS.badEmail).end()
      new FormCheck(lang).demand('email', learner !== undefined, SAYS.noAccount).end()
      const wait = leftToWait(world, `letter:${email}`, now, 1, LETTER_PAUSE_S)
      if (wait > 0) throw tooOften(wait)
      countTry(world, `letter:${email}`, now)
      // The email itself: its link can be found in the panel.
      if (learner) signIn(context, learner, { byLetter: true })
      return { message: SAYS.letterSent[lang] }
    },
  }),

  openCall('A7', 'POST auth/request-otp', {
    base: 'v2',
    needs: 'any',
    body: 'json',
    expected: one(messageWire),
    run(context) {
      const { lang } = context
      const email = textOf(context.body['email']).toLowerCase()
      new FormCheck(lang).demand('email', isEmail(email), SAYS.badEmail).end()
      new FormCheck(lang).demand('email', Boolean(byEmail(context, email) ?? context.learner), SAYS.noAccount).end()
      return sendCode(context, email)
    },
  }),

  openCall('A8', 'POST auth/verify-otp', {
    base: 'v2',
    needs: 'any',
    body: 'json',
    expected: one(verifiedEmailWire),
    run(context) {
      const { world, lang, body } = context
      const email = textOf(body['email']).toLowerCase()
      const learner = byEmail(context, email) ?? context.learner
      new FormCheck(lang).demand('email', isEmail(email) && learner !== undefined, SAYS.noAccount).end()
      if (!learner) throw new Refusal(null)
      takeCode(context, email)
      learner.user.is_require_email_validate = false
      learner.user.email = email
      const token = context.learner === learner && context.token !== null ? context.token : signIn(context, learner)
      return { token, user: userWireOf(world, learner), message: '' }
    },
  }),
]
