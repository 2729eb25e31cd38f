import { useLingui } from '@lingui/react/macro'
import type { FieldError } from 'react-hook-form'
import type { ProfileField } from '#/brand/profile-fields'
import { emailFaultWords } from '#/domains/account/texts'

/** Names of the profile's fields, and words for what is wrong with them. */
export function useProfileWords() {
  const { t, i18n } = useLingui()
  const labels: Record<ProfileField, string> = {
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Email`,
    phone: t`Phone`,
    city: t`City`,
    gender: t`Gender`,
    birthday: t`Birthday`,
    instagramId: t`Instagram name`,
  }
  const faults: Record<string, string> = {
    empty: t`This one is needed.`,
    too_long: t`No more than 64 characters, please.`,
    birthday: t`Write a real date as day, month, year: 14.06.1991.`,
    instagram: t`Letters, digits, underscores and single dots, up to 30.`,
    gender: t`This one is needed.`,
    phone: t`The number looks unfinished. Write it with its country code.`,
  }
  const fault = (error: FieldError | undefined) => {
    if (!error || error.type === 'server') return error?.message
    const code = error.message ?? ''
    return faults[code] ?? i18n._(emailFaultWords(code.replace('email.', '')))
  }
  return { labels, fault }
}
