import { MutationObserver } from '@tanstack/react-query'
import { refetch } from '#/api/refetch'
import { queryAnew } from '#/api/query-anew'
import { asRecord } from '#/lib/lax'
import { outboxKind } from '#/outbox/kind'
import { accountMutations } from './mutations'
import { isStored, keptValues, type ProfileValues } from './profile-body'
import { accountQueries } from './queries'

interface WaitingProfile {
  /** As the server keeps them. */
  values: ProfileValues
  /** An IANA name; null: it stays. */
  timezone: string | null
}

/** The queue of a learner's profile: a later change arrives after an earlier one. */
export const PROFILE_QUEUE = 'profile'

/** Changed fields of the profile (A10). A later change replaces them, so the server is asked what it has before a second attempt. */
export const profileChange = outboxKind<WaitingProfile>({
  name: 'profile-change',
  parse(kept) {
    const { values, timezone } = asRecord(kept) ?? {}
    if (asRecord(values) === null) return null
    return { values: keptValues(values), timezone: typeof timezone === 'string' ? timezone : null }
  },
  repeatSafeMs: 0,

  async send({ client, payload: { values, timezone } }) {
    await new MutationObserver(client, accountMutations.saveProfile()).mutate({ ...values, timezone })
    return 'sent'
  },

  async lookUp({ client, payload: { values, timezone } }) {
    const user = await queryAnew(client, accountQueries.user())
    return isStored(user, values) && (timezone === null || user.timezone === timezone) ? 'done' : 'absent'
  },

  onGone({ client }) {
    refetch(client, accountQueries.user().queryKey)
  },
})
