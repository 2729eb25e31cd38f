import { useLingui } from '@lingui/react/macro'
import { AccessPage, StepWaysOut } from '../steps/access-page'
import { NewPasswordForm } from '#/domains/account/new-password-form'

/** The change of a password that the school demands; the guard leads on once it is done. */
export function NewPasswordScreen() {
  const { t } = useLingui()
  return (
    <AccessPage
      title={t`Set a new password.`}
      lead={t`You will sign in with it from now on. Other devices will be signed out.`}
    >
      <NewPasswordForm />
      <StepWaysOut />
    </AccessPage>
  )
}
