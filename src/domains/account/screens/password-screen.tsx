import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { Page } from '#/ui/page/page'
import { showToast } from '#/ui/toasts/toast'
import { NewPasswordForm } from '../new-password-form'
import { ForgotPassword } from '../profile/forgot-password'
import { accountQueries } from '../queries'

/** The change of the password by who knows it. */
export function PasswordScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data: user } = useSuspenseQuery(accountQueries.user())
  return (
    <Page
      title={t`Password`}
      lead={t`Other devices will be signed out.`}
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`Password` }]}
    >
      <div className="max-w-115">
        <NewPasswordForm
          asksCurrent
          forgotten={user.email !== null && <ForgotPassword email={user.email} />}
          onSaved={() => {
            showToast({ text: t`Your password is changed.` })
            void navigate({ to: '/user/settings' })
          }}
        />
      </div>
    </Page>
  )
}
