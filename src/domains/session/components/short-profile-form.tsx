import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isApiError } from '#/api/errors'
import type { ProfileField } from '#/brand/kinds'
import { emailOptions } from '#/domains/account/email-options'
import type { ProfileFields, User } from '#/domains/account/model'
import { accountMutations } from '#/domains/account/mutations'
import { useBrand } from '#/domains/site-config/use-brand'
import { normaliseEmail } from '#/lib/email'
import { validPhone } from '#/lib/phone'
import { Banner } from '#/ui/banner'
import { Button } from '#/ui/button'
import { errorMessage } from '#/ui/error-message'
import { useOnce } from '#/ui/use-once'
import { profileFault } from '../profile-fault'
import { ProfileInput } from './profile-input'
import { useProfileWords } from './profile-words'

type Values = Partial<Record<ProfileField, string>>

/** The fields that the school still needs. */
export function ShortProfileForm({ fields, user }: { fields: readonly ProfileField[]; user: User }) {
  const { t, i18n } = useLingui()
  const brand = useBrand()
  const { labels, fault } = useProfileWords()
  const save = useMutation(accountMutations.saveProfile())
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(fields.map((field) => [field, user[field] ?? ''])),
  })

  async function check(field: ProfileField, value: string): Promise<true | string> {
    const found = profileFault(field, value, emailOptions(brand))
    if (found !== null) return typeof found === 'string' ? found : `email.${found.email}`
    return field !== 'phone' || (await validPhone(value, brand.country)) !== null || 'phone'
  }

  const send = useOnce(async (values: Values) => {
    setProblem(null)
    try {
      await save.mutateAsync(await toSend(values, brand.country))
    } catch (error) {
      const said = isApiError(error) ? error.fields : {}
      const refused = fields.filter((field) => said[wireName(field)])
      for (const field of refused.toReversed()) {
        form.setError(field, { type: 'server', message: said[wireName(field)]?.join(' ') ?? '' }, { shouldFocus: true })
      }
      if (refused.length === 0) setProblem(i18n._(errorMessage(error).text))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="flex flex-col gap-1.5">
      {problem && (
        <Banner tone="danger" role="alert" title={t`Failed to update user profile`} className="mb-5">
          {problem}
        </Banner>
      )}
      {fields.map((field) => (
        <ProfileInput
          key={field}
          field={field}
          label={labels[field]}
          error={fault(form.formState.errors[field])}
          control={form.register(field, { validate: (value) => check(field, value ?? '') })}
        />
      ))}
      <Button type="submit" kind="primary" size="lg" block className="mt-1" loading={save.isPending}>
        {t`Save and go on`}
      </Button>
    </form>
  )
}

async function toSend({ gender, ...values }: Values, country: string | null): Promise<Partial<ProfileFields>> {
  const trimmed: Partial<Record<ProfileField, string>> = {}
  for (const field of PLAIN) {
    const value = values[field]
    if (value !== undefined) trimmed[field] = value.trim()
  }
  if (values.email !== undefined) trimmed.email = normaliseEmail(values.email)
  if (values.phone !== undefined) trimmed.phone = (await validPhone(values.phone, country)) ?? values.phone
  const { gender: _none, ...plain } = trimmed
  return gender === 'M' || gender === 'F' ? { ...plain, gender } : plain
}

const PLAIN = ['firstName', 'lastName', 'city', 'birthday', 'instagramId'] as const

function wireName(field: ProfileField): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
