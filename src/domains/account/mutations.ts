import { mutationOptions, type QueryClient } from '@tanstack/react-query'

import { api } from '#/api/client'
import { ApiError, isApiError } from '#/api/errors'
import { toFormData } from '#/api/form-body'
import { ASK_ANEW } from '#/api/stale-time'
import { readToken, writeToken } from '#/api/token-store'
import type { Locale } from '#/lib/locale'
import { acceptCode } from './code-answer'
import type { User } from './model'
import { profileBody, type ProfileValues } from './profile-body'
import { accountQueries } from './queries'
import { codeAnswerWire, userAnswerWire, userWire, verifiedEmailWire } from './wire'

const VERIFY_EMAIL = 'auth/verify-otp'
const VERIFY_PHONE = 'user/verify-phone'

type Demand = 'requireEmailValidate' | 'requirePhoneValidate'

interface PasswordChange {
  /** Not required while the change is forced. */
  currentPassword?: string
  password: string
  passwordRepeat: string
}

/**
 * Applies a change to the cached learner at once, so that the guards pass before the next fetch. False when the call began in another
 * session (mutations note its token in `onMutate`): a late answer belongs to nobody.
 */
function keepUser(client: QueryClient, begunIn: string | null, change: Partial<User>): boolean {
  if (readToken() !== begunIn) return false
  client.setQueryData(accountQueries.user().queryKey, (user) => user && { ...user, ...change })
  return true
}

/**
 * Fetches the learner after a failed step: the step may be done and only its answer lost, and nothing else on the screen would ask.
 * A refusal is shown only after that, since it may mean that a code or password is used up. Does nothing once the session has ended.
 */
async function askForUser(client: QueryClient, begunIn: string | null | undefined, error: Error): Promise<void> {
  if (readToken() !== begunIn) return
  const asked = client.query({ ...accountQueries.user(), staleTime: ASK_ANEW, retry: false }).catch(() => {})
  if (isApiError(error) && error.kind === 'refused') await asked
}

/** The same for calls that may be repeated: a refusal changed nothing there. */
async function askUnlessRefused(client: QueryClient, begunIn: string | null | undefined, error: Error): Promise<void> {
  if (!isApiError(error) || error.kind !== 'refused') await askForUser(client, begunIn, error)
}

/**
 * Fetches the learner after a confirmation, so that the guards lead on, and throws if the server still asks for what it has just
 * called confirmed. Where that fetch fails the confirmation counts.
 */
async function confirmUser(client: QueryClient, demand: Demand, change: Partial<User>, url: string): Promise<void> {
  const session = readToken()
  const user = await client.query({ ...accountQueries.user(), staleTime: ASK_ANEW, retry: false }).catch(() => null)
  if (user?.[demand]) throw new ApiError({ kind: 'unreadable', method: 'POST', url, status: 200 })
  if (!user) keepUser(client, session, { ...change, [demand]: false })
}

async function saveProfile(fields: Record<string, string>) {
  return (await api.post('user', { form: toFormData(fields) }).data(userAnswerWire)).user
}

/** Stores the language; after a failure the learner is fetched, since only the answer may have been lost. */
async function saveLocale(locale: Locale): Promise<void> {
  const begunIn = readToken()
  try {
    await saveProfile({ locale })
  } catch (error) {
    if (readToken() !== begunIn || (isApiError(error) && error.kind === 'refused')) throw error
    const user = await api
      .get('user')
      .data(userWire)
      .catch(() => null)
    if (user?.locale !== locale) throw error
  }
}

export const accountMutations = {
  /** Sends an email with a link to a new password (A6). */
  requestPasswordReset: () =>
    mutationOptions({
      mutationKey: ['account', 'request-password-reset'],
      mutationFn: (email: string) => api.post('auth/request-password-reset', { json: { email } }).done(),
    }),

  /** Sends a code to the email (A7); resolves with the seconds until the next one may be requested. */
  requestEmailCode: () =>
    mutationOptions({
      mutationKey: ['account', 'request-email-code'],
      mutationFn: async (email: string) => {
        const path = 'auth/request-otp'
        return acceptCode(path, await api.v2.post(path, { json: { email } }).data(codeAnswerWire))
      },
    }),

  /** Confirms the email (A8); the answer may carry a new token. */
  verifyEmail: () =>
    mutationOptions({
      mutationKey: ['account', 'verify-email'],
      mutationFn: async (asked: { email: string; code: string }) => {
        const answer = await api.v2.post(VERIFY_EMAIL, { json: asked }).data(verifiedEmailWire)
        const { token } = acceptCode(VERIFY_EMAIL, answer)
        if (token === null) throw new ApiError({ kind: 'unreadable', method: 'POST', url: VERIFY_EMAIL, status: 200 })
        return token
      },
      onMutate: readToken,
      onSuccess: async (token, _asked, begunIn, { client }) => {
        if (readToken() !== begunIn) return
        writeToken(token)
        await confirmUser(client, 'requireEmailValidate', {}, VERIFY_EMAIL)
      },
      onError: (error, _asked, begunIn, { client }) => askForUser(client, begunIn, error),
    }),

  /** Sends a code to the phone (A16). */
  requestPhoneCode: () =>
    mutationOptions({
      mutationKey: ['account', 'request-phone-code'],
      mutationFn: async (phone: string) => {
        const path = 'user/request-phone-otp'
        return acceptCode(path, await api.v2.post(path, { json: { phone } }).data(codeAnswerWire))
      },
    }),

  /** Confirms the phone (A17). */
  verifyPhone: () =>
    mutationOptions({
      mutationKey: ['account', 'verify-phone'],
      mutationFn: async (asked: { phone: string; code: string }) =>
        acceptCode(VERIFY_PHONE, await api.v2.post(VERIFY_PHONE, { json: asked }).data(codeAnswerWire)),
      onMutate: readToken,
      onSuccess: async (_answer, { phone }, begunIn, { client }) => {
        if (readToken() !== begunIn) return
        await confirmUser(client, 'requirePhoneValidate', { phone, phoneValidated: true }, VERIFY_PHONE)
      },
      onError: (error, _asked, begunIn, { client }) => askForUser(client, begunIn, error),
    }),

  /** Continues without a confirmed phone (A18; the path is misspelled on the server). */
  skipPhone: () =>
    mutationOptions({
      mutationKey: ['account', 'skip-phone'],
      mutationFn: async () =>
        (await api.v2.post('user/supress-phone-validation', { json: {} }).data(userAnswerWire)).user,
      onMutate: readToken,
      onSuccess: (user, _asked, begunIn, { client }) => void keepUser(client, begunIn, user),
      onError: (error, _asked, begunIn, { client }) => askUnlessRefused(client, begunIn, error),
    }),

  /** Stores the given fields of the profile (A10). */
  saveProfile: () =>
    mutationOptions({
      mutationKey: ['account', 'save-profile'],
      mutationFn: ({ locale, ...values }: ProfileValues & { locale?: Locale | null }) =>
        saveProfile({ ...profileBody(values), ...(locale && { locale }) }),
      onMutate: readToken,
      onSuccess: (user, _fields, begunIn, { client }) => void keepUser(client, begunIn, user),
      onError: (error, _fields, begunIn, { client }) => askUnlessRefused(client, begunIn, error),
    }),

  /** Stores the interface's language (A10); the app then reloads. */
  saveLocale: () =>
    mutationOptions({
      mutationKey: ['account', 'save-locale'],
      mutationFn: saveLocale,
    }),

  /** Sets a new password (A14). */
  changePassword: () =>
    mutationOptions({
      mutationKey: ['account', 'change-password'],
      mutationFn: async ({ currentPassword, password, passwordRepeat }: PasswordChange) => {
        const json = { current_password: currentPassword, password, password_repeat: passwordRepeat }
        return (await api.post('user/update-password', { json }).data(userAnswerWire)).user
      },
      onMutate: readToken,
      onSuccess: (user, _change, begunIn, { client }) => void keepUser(client, begunIn, user),
      onError: (error, _change, begunIn, { client }) => askForUser(client, begunIn, error),
    }),

  /** Stores an email for a learner who has none (A15). */
  saveEmail: () =>
    mutationOptions({
      mutationKey: ['account', 'save-email'],
      mutationFn: async (email: string) =>
        (await api.post('user/update-user', { json: { email } }).data(userAnswerWire)).user,
      onMutate: readToken,
      onSuccess: (user, _email, begunIn, { client }) => void keepUser(client, begunIn, user),
      onError: (error, _email, begunIn, { client }) => askUnlessRefused(client, begunIn, error),
    }),
}
