import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ProfileField } from '#/brand/profile-fields'
import type { User } from '#/domains/account/model'
import { PROFILE_WIRE_NAMES, type ProfileValues } from '#/domains/account/profile-body'
import { useBrand } from '#/domains/site-config/use-brand'
import { typedDate } from '#/lib/typed-date'
import { Button } from '#/ui/buttons/button'
import { refuseFields } from '#/ui/fields/refuse-fields'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'
import { checkedField, tidiedProfile } from '#/domains/account/typed-profile'
import { useProfileDelivery } from '#/domains/account/use-profile-delivery'
import { WaitingProfile } from '#/domains/account/waiting-profile'
import { stepDraft } from './step-draft'
import { waitingLocale } from '../entry/learner-language'
import { ProfileInput } from '#/domains/account/profile-input'

/** The fields that the school still asks for. */
export function ShortProfileForm({ fields, user }: { fields: readonly ProfileField[]; user: User }) {
  const { t, i18n } = useLingui()
  const brand = useBrand()
  const { deliver, outbox, waiting, isSaving } = useProfileDelivery(user.id)
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

  /** Shows how it was read. */
  const showBirthday = () =>
    form.setValue('birthday', typedDate(form.getValues('birthday') ?? ''), { shouldValidate: true })

  const send = useOnce(async (values: ProfileValues) => {
    setProblem(null)
    try {
      const refused = waiting.filter(({ phase }) => phase === 'failed')
      const saved = await deliver({ ...(await tidiedProfile(values, brand.country)), locale: waitingLocale(user) })
      await Promise.all(refused.map(({ id }) => outbox.remove(id)))
      // What waits leads on once it has arrived; until then the form keeps it, too.
      if (saved) draft.clear()
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
      <WaitingProfile outbox={outbox} entries={waiting} />
      {fields.map((field) => (
        <ProfileInput
          key={field}
          field={field}
          error={form.formState.errors[field]}
          control={form.register(field, {
            validate: (value) => checkedField(field, value ?? '', brand),
            onChange: () => draft.keep(form.getValues()),
            onBlur: () => field === 'birthday' && showBirthday(),
          })}
        />
      ))}
      <Button type="submit" kind="primary" size="lg" block className="mt-1" loading={isSaving}>
        {t`Save and go on`}
      </Button>
    </form>
  )
}
