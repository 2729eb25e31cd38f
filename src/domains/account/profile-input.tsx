import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import type { ProfileField } from '#/brand/profile-fields'
import { EmailField } from './email-field'
import { Select } from '#/ui/fields/select'
import { TextField } from '#/ui/fields/text-field'
import { INSTAGRAM_EXAMPLE } from './profile-fault'

interface ProfileInputProps {
  field: ProfileField
  error: FieldError | undefined
  control: UseFormRegisterReturn
  /** May be left empty, and says so. */
  optional?: boolean
  /** A control at the end of the field. */
  end?: ReactNode
  hint?: ReactNode
}

/** What the browser should know about each input. */
const KINDS = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  city: { autoComplete: 'address-level2' },
  birthday: { autoComplete: 'bday', inputMode: 'numeric', placeholder: '14.06.1991' },
  instagramId: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, placeholder: INSTAGRAM_EXAMPLE },
} as const

/** One field of a profile. */
export function ProfileInput({ field, error, control, optional, end, hint }: ProfileInputProps) {
  const { t } = useLingui()
  const { labels, fault } = useProfileTexts()
  if (field === 'email') return <EmailField {...control} error={error} reserve />
  const words = { label: labels[field], error: fault(error), reserve: true, optional, hint }
  if (field === 'gender') {
    const options = [
      { value: 'F', label: t`Female` },
      { value: 'M', label: t`Male` },
    ]
    return <Select {...control} {...words} options={options} placeholder={t`Choose`} />
  }
  return <TextField {...control} {...KINDS[field]} {...words} end={end} />
}

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
