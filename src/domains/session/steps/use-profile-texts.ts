import { useLingui } from '@lingui/react/macro'
import type { FieldError } from 'react-hook-form'
import type { ProfileField } from '#/brand/profile-fields'

/** Names of the profile's fields, and words for what is wrong with them; the email has its own. */
export function useProfileTexts() {
  const { t } = useLingui()
  const labels: Record<Exclude<ProfileField, 'email'>, string> = {
    firstName: t`First name`,
    lastName: t`Last name`,
    phone: t`Phone`,
    city: t`City`,
    gender: t`Gender`,
    birthday: t`Birthday`,
    instagramId: t`Instagram name`,
  }
  const faults: Record<string, string> = {
    empty: t`This field is required.`,
    too_long: t`No more than 64 characters, please.`,
    birthday: t`Enter a real date as day, month, year: 14.06.1991.`,
    instagram: t`Letters, digits, underscores and single dots, up to 30.`,
    instagram_example: t`This is our example. Write your own name.`,
    gender: t`This field is required.`,
    phone: t`The number looks unfinished. Write it with its country code.`,
  }
  const fault = (error: FieldError | undefined) =>
    error?.type === 'server' ? error.message : faults[error?.message ?? '']
  return { labels, fault }
}
