import { useLingui } from '@lingui/react/macro'
import { PROFILE_FIELDS } from '#/brand/profile-fields'
import type { QueuedEntry } from '#/outbox/engine'
import type { Outbox } from '#/outbox/outbox'
import { profileChange } from './profile-change'
import { useProfileTexts } from './profile-input'
import { WaitingChanges } from './waiting-change'
import type { ProfileEdits } from './profile/profile-draft'
import { zoneName } from './profile/time-zones'

/** What waiting entries make of the profile, the later ones over the earlier. */
export function waitingEdits(entries: readonly QueuedEntry[]): ProfileEdits {
  return Object.assign(
    {},
    ...entries.map(({ payload }) => {
      const { values = {}, timezone = null } = profileChange.parse(payload) ?? {}
      const { email: _email, ...edits } = values
      return { ...edits, ...(timezone !== null && { timezone }) }
    }),
  ) as ProfileEdits
}

/** Changes of the profile that the server does not have yet. */
export function WaitingProfile({ outbox, entries }: { outbox: Outbox; entries: readonly QueuedEntry[] }) {
  const { t } = useLingui()
  const { labels } = useProfileTexts()

  function describe(entry: QueuedEntry): string {
    const edits = waitingEdits([entry])
    const shown = (field: keyof ProfileEdits, value: string) => {
      if (field === 'gender' && value !== '') return value === 'F' ? t`Female` : t`Male`
      return field === 'timezone' ? zoneName(value) : value || t`none`
    }
    return [...PROFILE_FIELDS, 'timezone' as const]
      .flatMap((field) => {
        const value = field === 'email' ? undefined : edits[field]
        if (field === 'email' || value === undefined) return []
        return `${field === 'timezone' ? t`Time zone` : labels[field]}: ${shown(field, value)}`
      })
      .join('; ')
  }
  return <WaitingChanges {...{ outbox, entries, describe }} className="mb-9" />
}
