import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ProfileField } from '#/brand/profile-fields'
import { emailOptions } from '#/domains/account/email-options'
import type { User } from '#/domains/account/model'
import { accountMutations } from '#/domains/account/mutations'
import { PROFILE_WIRE_NAMES, type ProfileValues } from '#/domains/account/profile-body'
import { useBrand } from '#/domains/site-config/use-brand'
import { normaliseEmail } from '#/lib/email'
import { typedDate } from '#/lib/typed-date'
import { Button } from '#/ui/buttons/button'
import { refuseFields } from '#/ui/fields/refuse-fields'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'
import { checkedPhone } from './checked-phone'
import { profileFault } from './profile-fault'
import { stepDraft } from './step-draft'
import { waitingLocale } from '../entry/learner-language'
import { ProfileInput } from './profile-input'

/** The fields that the school still asks for. */
export function ShortProfileForm({ fields, user }: { fields: readonly ProfileField[]; user: User }) {
  const { t, i18n } = useLingui()
  const brand = useBrand()
  const save = useMutation(accountMutations.saveProfile())
  const [problem, setProblem] = useState<string | null>(null)
  const draft = stepDraft({ learnerId: user.id, step: 'profile' })
  const [defaultValues] = useState<ProfileValues>(() => {
    const kept = draft.read() ?? {}
    return Object.fromEntries(fields.map((field) => [field, kept[field] ?? user[field] ?? '']))
  })
  const form = useForm<ProfileValues>({
    mode: 'onTouched',
    defaultValues,
  })

  async function check(field: ProfileField, value: string): Promise<true | string> {
    const found = profileFault(field, value, emailOptions(brand))
    if (found !== null) return found
    if (field !== 'phone') return true
    // Rules that did not load say nothing about the number; sending it says why it cannot be judged.
    const number = await checkedPhone(value, brand.country).catch(() => value)
    return number !== null || 'phone'
  }

  /** Shows how it was read. */
  const showBirthday = () =>
    form.setValue('birthday', typedDate(form.getValues('birthday') ?? ''), { shouldValidate: true })

  const send = useOnce(async (values: ProfileValues) => {
    setProblem(null)
    try {
      await save.mutateAsync({ ...(await tidied(values, brand.country)), locale: waitingLocale(user) })
      draft.clear()
    } catch (error) {
      if (!refuseFields(form, error, fields, PROFILE_WIRE_NAMES)) setProblem(errorTexts(i18n, error))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="flex flex-col gap-1.5">
      {problem && (
        <Banner tone="danger" role="alert" title={`${t`Failed to update user profile`}.`} className="mb-5">
          {problem}
        </Banner>
      )}
      {fields.map((field) => (
        <ProfileInput
          key={field}
          field={field}
          error={form.formState.errors[field]}
          control={form.register(field, {
            validate: (value) => check(field, value ?? ''),
            onChange: () => draft.keep(form.getValues()),
            onBlur: () => field === 'birthday' && showBirthday(),
          })}
        />
      ))}
      <Button type="submit" kind="primary" size="lg" block className="mt-1" loading={save.isPending}>
        {t`Save and go on`}
      </Button>
    </form>
  )
}

/** Trimmed; email, phone and birthday in the form in which the server keeps them. */
async function tidied(
  { email, phone, birthday, ...plain }: ProfileValues,
  country: string | null,
): Promise<ProfileValues> {
  const tidy: ProfileValues = Object.fromEntries(Object.entries(plain).map(([field, value]) => [field, value.trim()]))
  if (email !== undefined) tidy.email = normaliseEmail(email)
  if (phone !== undefined) tidy.phone = (await checkedPhone(phone, country)) ?? phone
  if (birthday !== undefined) tidy.birthday = typedDate(birthday)
  return tidy
}
