import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, linkOptions, useNavigate } from '@tanstack/react-router'
import { modalTarget } from '#/ui/modals/modal-target'
import { Page } from '#/ui/page/page'
import { showToast } from '#/ui/toasts/toast'
import { deviceAccount, isDeviceAccount } from '../device-account'
import { NewPasswordForm } from '../new-password-form'
import { ForgotPassword } from '../profile/forgot-password'
import { accountQueries } from '../queries'

/** The change of the password by who knows it. */
export function PasswordScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const isByDevice = isDeviceAccount(user.id)
  return (
    <Page
      title={t`Password`}
      lead={
        isByDevice
          ? t`You sign in with your email and this password then, on any device.`
          : t`Other devices will be signed out.`
      }
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`Password` }]}
    >
      <div className="max-w-115">
        {isByDevice && user.email === null ? (
          <p className="text-ui">
            <Trans>
              <Link {...modalTarget('email')} className="link target">
                Add your email
              </Link>{' '}
              first: a password alone opens nothing.
            </Trans>
          </p>
        ) : (
          <NewPasswordForm
            asksCurrent={!isByDevice}
            secret={isByDevice ? deviceAccount()?.secret : undefined}
            forgotten={user.email !== null && <ForgotPassword email={user.email} />}
            onSaved={() => {
              showToast({ text: t`Your password is changed.` })
              void navigate({ to: '/user/settings' })
            }}
          />
        )}
      </div>
    </Page>
  )
}
