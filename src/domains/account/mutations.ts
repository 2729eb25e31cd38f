import { type MutationFunctionContext, mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#/api/client'
import { type Confirmed, confirmedMutation, mayHaveArrived } from '#/api/confirmed-mutation'
import { ApiError, isApiError } from '#/api/errors'
import { toFormData } from '#/api/form-body'
import { queryAnew } from '#/api/query-anew'
import { readToken, writeToken } from '#/api/token-store'
import { invariant } from '#/lib/invariant'
import type { Locale } from '#/lib/locale'
import { acceptCode } from './code-answer'
import type { User } from './model'
import { isStored, profileBody, type ProfileValues } from './profile-body'
import { accountQueries } from './queries'
import { codeAnswerWire, userAnswerWire, userWire, verifiedEmailWire } from './wire'

const VERIFY_EMAIL = 'auth/verify-otp'
const VERIFY_PHONE = 'user/verify-phone'
type Demand = 'requireEmailValidate' | 'requirePhoneValidate'

interface ProfileChange extends ProfileValues {
  locale?: Locale | null
  /** An IANA name. */
  timezone?: string | null
}
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

/** For `onSuccess`: the learner of the answer; one that was read back is cached already. */
function keepAnswer(
  result: Confirmed<User, User>,
  _sent: unknown,
  begunIn: string | null,
  { client }: MutationFunctionContext,
): void {
  if (result.isAnswered) keepUser(client, begunIn, result.answer)
}

/** Fetches the learner past the cache: whether a step is done stands there, and the guards lead on by it. */
const readUser = (_sent: unknown, { client }: MutationFunctionContext) => queryAnew(client, accountQueries.user())

/** A refused code or password may be used up by a call whose answer was lost. */
const mayBeUsedUp = (error: unknown) => mayHaveArrived(error) || (isApiError(error) && error.kind === 'refused')

/**
 * Fetches the learner after a confirmation, so that the guards lead on, and throws if the server still asks for what it has just
 * called confirmed. Where that fetch fails the confirmation counts.
 */
async function confirmUser(client: QueryClient, demand: Demand, change: Partial<User>, url: string): Promise<void> {
  const session = readToken()
  const user = await queryAnew(client, accountQueries.user()).catch(() => null)
  if (user?.[demand]) throw new ApiError({ kind: 'unreadable', method: 'POST', url, status: 200 })
  if (!user) keepUser(client, session, { ...change, [demand]: false })
}

async function saveProfile(fields: Record<string, string>) {
  return (await api.post('user', { form: toFormData(fields) }).data(userAnswerWire)).user
}

const verifyEmail = confirmedMutation({
  send: async (asked: { email: string; code: string }) => {
    const answer = await api.v2.post(VERIFY_EMAIL, { json: asked }).data(verifiedEmailWire)
    const { token } = acceptCode(VERIFY_EMAIL, answer)
    if (token === null) throw new ApiError({ kind: 'unreadable', method: 'POST', url: VERIFY_EMAIL, status: 200 })
    return token
  },
  readBack: readUser,
  isDone: (user) => !user.requireEmailValidate,
  mayBeDone: mayBeUsedUp,
})

const verifyPhone = confirmedMutation({
  send: async (asked: { phone: string; code: string }) =>
    acceptCode(VERIFY_PHONE, await api.v2.post(VERIFY_PHONE, { json: asked }).data(codeAnswerWire)),
  readBack: readUser,
  isDone: (user) => !user.requirePhoneValidate,
  mayBeDone: mayBeUsedUp,
})

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
      mutationFn: verifyEmail,
      onMutate: readToken,
      onSuccess: async (result, _asked, begunIn, { client }) => {
        if (readToken() !== begunIn || !result.isAnswered) return
        writeToken(result.answer)
        await confirmUser(client, 'requireEmailValidate', {}, VERIFY_EMAIL)
      },
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
      mutationFn: verifyPhone,
      onMutate: readToken,
      onSuccess: async (result, { phone }, begunIn, { client }) => {
        if (readToken() !== begunIn || !result.isAnswered) return
        await confirmUser(client, 'requirePhoneValidate', { phone, phoneValidated: true }, VERIFY_PHONE)
      },
    }),

  /** Continues without a confirmed phone (A18; the path is misspelled on the server). */
  skipPhone: () =>
    mutationOptions({
      mutationKey: ['account', 'skip-phone'],
      mutationFn: confirmedMutation({
        send: async (_nothing: void) =>
          (await api.v2.post('user/supress-phone-validation', { json: {} }).data(userAnswerWire)).user,
        readBack: readUser,
        isDone: (user) => !user.requirePhoneValidate,
      }),
      onMutate: readToken,
      onSuccess: keepAnswer,
    }),

  /** Stores the given fields of the profile (A10). */
  saveProfile: () =>
    mutationOptions({
      mutationKey: ['account', 'save-profile'],
      mutationFn: confirmedMutation({
        send: ({ locale, timezone, ...values }: ProfileChange) =>
          saveProfile({ ...profileBody(values), ...(locale && { locale }), ...(timezone && { timezone }) }),
        readBack: readUser,
        isDone: (user, { timezone = null, ...values }) =>
          isStored(user, values) && (timezone === null || timezone === user.timezone),
      }),
      onMutate: readToken,
      onSuccess: keepAnswer,
    }),

  /** Stores the interface's language (A10); the app then reloads. */
  saveLocale: () =>
    mutationOptions({
      mutationKey: ['account', 'save-locale'],
      mutationFn: confirmedMutation({
        send: (locale: Locale) => saveProfile({ locale }),
        // Not into the cache: a page that stays would change its language by halves.
        readBack: () => api.get('user').data(userWire),
        isDone: (user, locale) => user.locale === locale,
      }),
    }),

  /** Turns letters and pushes about courses off or on (A12). */
  saveNotifications: () =>
    mutationOptions({
      mutationKey: ['account', 'save-notifications'],
      // A later press arrives after an earlier one, also where the screen was left meanwhile.
      scope: { id: 'notifications' },
      mutationFn: confirmedMutation({
        send: async (isOff: boolean) =>
          (
            await api
              .post('user/notification', { form: toFormData({ disable_notification: isOff }) })
              .data(userAnswerWire)
          ).user,
        readBack: readUser,
        isDone: (user, isOff) => user.disableNotification === isOff,
      }),
      onMutate: readToken,
      onSuccess: keepAnswer,
    }),

  /** Closes the account (A11). A lost answer is found out by the next call: the token has ended with the account. */
  deleteAccount: () =>
    mutationOptions({
      mutationKey: ['account', 'delete-account'],
      mutationFn: (_nothing: void) => api.delete('user').done(),
    }),

  /** Sets a new password (A14). */
  changePassword: () =>
    mutationOptions({
      mutationKey: ['account', 'change-password'],
      mutationFn: confirmedMutation({
        send: async ({ currentPassword, password, passwordRepeat }: PasswordChange) => {
          const json = { current_password: currentPassword, password, password_repeat: passwordRepeat }
          return (await api.post('user/update-password', { json }).data(userAnswerWire)).user
        },
        readBack: readUser,
        // Of a change that was not forced the learner tells nothing.
        isDone: (user, { currentPassword }) => currentPassword === undefined && !user.requiredUpdatePassword,
        mayBeDone: mayBeUsedUp,
      }),
      onMutate: readToken,
      onSuccess: keepAnswer,
    }),

  /** Stores an email for a learner who has none (A15). */
  saveEmail: () =>
    mutationOptions({
      mutationKey: ['account', 'save-email'],
      mutationFn: confirmedMutation({
        send: async (email: string) =>
          (await api.post('user/update-user', { json: { email } }).data(userAnswerWire)).user,
        readBack: readUser,
        isDone: (user, email) => user.email === email,
      }),
      onMutate: readToken,
      onSuccess: keepAnswer,
    }),

  /** Notes how far the registration has come: 20, 30 or 40 (A15). The server never lowers it. */
  saveStatus: () =>
    mutationOptions({
      mutationKey: ['account', 'save-status'],
      mutationFn: async (status: number) =>
        (await api.post('user/update-user', { json: { status } }).data(userAnswerWire)).user,
      onMutate: readToken,
      onSuccess: ({ status }, _sent, begunIn, { client }) => {
        keepUser(client, begunIn, { status })
      },
    }),

  /** Makes an uploaded photo the learner's picture (A13); null removes it. */
  saveAvatar: () =>
    mutationOptions({
      mutationKey: ['account', 'save-avatar'],
      mutationFn: confirmedMutation({
        send: async (fileId: number | null) =>
          (await api.post('user/avatar', { form: toFormData({ avatar_file_id: fileId }) }).data(userAnswerWire)).user,
        readBack: readUser,
        isDone: (user, fileId) => user.avatarFileId === fileId,
      }),
      onMutate: readToken,
      onSuccess: keepAnswer,
    }),

  /** Unlinks the account of a network (A20); one that is gone already counts as unlinked. */
  unlinkNetwork: () =>
    mutationOptions({
      mutationKey: ['account', 'unlink-network'],
      mutationFn: confirmedMutation({
        send: async (id: number) => {
          invariant(id, 'Id must be set')
          try {
            await api.delete(`user-external-auths/${id}`).done()
          } catch (error) {
            if (!isApiError(error, 404)) throw error
          }
        },
        readBack: (_id, { client }) => queryAnew(client, accountQueries.externalAuths()),
        isDone: (entries, id) => !entries.some((entry) => entry.id === id),
      }),
      onSuccess: async (_result: unknown, id: number, _begun, { client }) => {
        client.setQueryData(accountQueries.externalAuths().queryKey, (entries) =>
          entries?.map((entry) => (entry.id === id ? { ...entry, id: null, linked: false } : entry)),
        )
        await client.invalidateQueries({ queryKey: accountQueries.user().queryKey })
      },
    }),
}
