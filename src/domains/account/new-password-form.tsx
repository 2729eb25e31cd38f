import { zodResolver } from '@hookform/resolvers/zod'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type FieldError, useForm, useWatch } from 'react-hook-form'
import { dropDeviceAccount } from './device-account'
import { accountMutations } from './mutations'
import { Button } from '#/ui/buttons/button'
import { PasswordField } from '#/ui/fields/password-field'
import { refuseFields } from '#/ui/fields/refuse-fields'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'
import { newPasswordSchema } from './new-password-schema'
import { passwordStrength } from './password-strength'

interface Passwords {
  currentPassword?: string
  password: string
  passwordRepeat: string
}

const FIELDS = ['currentPassword', 'password', 'passwordRepeat'] as const
const WIRE_NAMES = { currentPassword: 'current_password', passwordRepeat: 'password_repeat' }

interface NewPasswordFormProps {
  /** Above the new one: the one that is valid until now. */
  asksCurrent?: boolean
  /** The one that is valid until now, where the learner has never known it. */
  secret?: string | undefined
  /** What stands below that field. */
  forgotten?: ReactNode
  onSaved?: () => void
}

/** A new password, typed twice. */
export function NewPasswordForm({ asksCurrent = false, secret, forgotten, onSaved }: NewPasswordFormProps) {
  const { t, i18n } = useLingui()
  const change = useMutation(accountMutations.changePassword())
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<Passwords>({
    resolver: zodResolver(newPasswordSchema),
    mode: 'onTouched',
    defaultValues: { password: '', passwordRepeat: '', ...(asksCurrent && { currentPassword: '' }) },
  })
  const { errors } = form.formState
  const password = useWatch({ control: form.control, name: 'password' })

  const save = useOnce(async (values: Passwords) => {
    // Saved already: a second press may come before the guard leads on.
    if (change.isSuccess) return
    setProblem(null)
    try {
      const result = await change.mutateAsync({ ...(secret !== undefined && { currentPassword: secret }), ...values })
      // The secret of this device opens the account no more.
      dropDeviceAccount((result.isAnswered ? result.answer : result.found).id)
      onSaved?.()
    } catch (error) {
      if (refuseFields(form, error, FIELDS, WIRE_NAMES)) return
      setProblem(errorTexts(i18n, error))
    }
  })

  const words = (error: FieldError | undefined) => {
    if (!error || error.type === 'server') return error?.message
    if (error.message === 'missing') return t`Enter the password that you sign in with now.`
    if (error.message === 'short') return t`At least six characters, please.`
    return error.message === 'long' ? t`No more than 72 characters, please.` : t`The passwords do not match.`
  }

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)} className="flex flex-col gap-1.5">
      {problem && (
        <Banner tone="danger" role="alert" title={`${t`Failed to update password`}.`} className="mb-5">
          {problem}
        </Banner>
      )}
      {asksCurrent && (
        <PasswordField
          {...form.register('currentPassword')}
          label={t`Current password`}
          autoComplete="current-password"
          reserve
          hint={forgotten}
          error={words(errors.currentPassword)}
        />
      )}
      <PasswordField
        {...form.register('password', { deps: 'passwordRepeat' })}
        label={t`New password`}
        autoComplete="new-password"
        reserve
        hint={t`Six characters or more`}
        strength={passwordStrength(password.trim())}
        error={words(errors.password)}
      />
      <PasswordField
        {...form.register('passwordRepeat')}
        label={t`The same once more`}
        autoComplete="new-password"
        reserve
        error={words(errors.passwordRepeat)}
      />
      <Button type="submit" kind="primary" size="lg" block className="mt-1" loading={change.isPending}>
        {t`Save the password`}
      </Button>
    </form>
  )
}
