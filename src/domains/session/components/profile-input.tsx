import { useLingui } from '@lingui/react/macro'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { ProfileField } from '#/brand/profile-fields'
import { Select } from '#/ui/select'
import { TextField } from '#/ui/text-field'

interface ProfileInputProps {
  field: ProfileField
  label: string
  error: string | undefined
  control: UseFormRegisterReturn
}

/** What the browser should know about each field. */
const KINDS = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  city: { autoComplete: 'address-level2' },
  birthday: { autoComplete: 'bday', inputMode: 'numeric', placeholder: '14.06.1991' },
  instagramId: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
} as const

/** One field of the short profile. */
export function ProfileInput({ field, label, error, control }: ProfileInputProps) {
  const { t } = useLingui()
  if (field === 'gender') {
    const options = [
      { value: 'F', label: t`Female` },
      { value: 'M', label: t`Male` },
    ]
    return <Select {...control} label={label} error={error} options={options} placeholder={t`Choose`} reserve />
  }
  return <TextField {...control} {...KINDS[field]} label={label} error={error} reserve />
}
