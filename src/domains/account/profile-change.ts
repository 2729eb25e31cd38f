import { MutationObserver } from '@tanstack/react-query'
import { refetch } from '#/api/refetch'
import { queryAnew } from '#/api/query-anew'
import { asRecord } from '#/lib/lax'
import { isLocale, type Locale } from '#/lib/locale'
import { outboxKind } from '#/outbox/kind'
import { accountMutations } from './mutations'
import { isStored, keptValues, type ProfileValues } from './profile-body'
import { accountQueries } from './queries'

interface WaitingProfile {
  /** As the server keeps them. */
  values: ProfileValues
  /** An IANA name; null: it stays. */
  timezone: string | null
  /** Of the interface; null: it stays. */
  locale: Locale | null
}

/** The queue of a learner's profile: a later change arrives after an earlier one. */
export const PROFILE_QUEUE = 'profile'

/** Changed fields of the profile (A10). A later change replaces them, so the server is asked what it has before a second attempt. */
export const profileChange = outboxKind<WaitingProfile>({
  name: 'profile-change',
  parse(kept) {
    const { values, timezone, locale } = asRecord(kept) ?? {}
    if (asRecord(values) === null) return null
    return {
      values: keptValues(values),
      timezone: typeof timezone === 'string' ? timezone : null,
      locale: isLocale(locale) ? locale : null,
    }
  },
  repeatSafeMs: 0,

  async send({ client, payload: { values, ...rest } }) {
    await new MutationObserver(client, accountMutations.saveProfile()).mutate({ ...values, ...rest })
    return 'sent'
  },

  async lookUp({ client, payload: { values, timezone, locale } }) {
    const user = await queryAnew(client, accountQueries.user())
    const isThere =
      isStored(user, values) &&
      (timezone === null || user.timezone === timezone) &&
      (locale === null || user.locale === locale)
    return isThere ? 'done' : 'absent'
  },

  onGone({ client }) {
    refetch(client, accountQueries.user().queryKey)
  },
})
