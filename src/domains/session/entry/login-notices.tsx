import { useLingui } from '@lingui/react/macro'
import type { SessionEndReason } from '#/api/session-events'
import { LinkButton } from '#/ui/buttons/link-button'
import { Banner } from '#/ui/states/banner'
import { SESSION_NOTICES } from '../texts'
import type { LoginFailure } from './login-failure'

interface LoginBannerProps {
  failure: LoginFailure | null
  /** Seconds until the next try. */
  wait: number
}

/** What went wrong with the sign-in as a whole, and the link to a new password. */
export function LoginBanner({ failure, wait }: LoginBannerProps) {
  const { t } = useLingui()
  if (failure?.kind === 'wait') {
    if (wait === 0) return null
    return (
      <Banner tone="warning" role="alert" title={`${t`Too many errors`}.`} className="mb-5">
        {/* A timer is not read at each change, as the rest of an alert is. */}
        <span role="timer" className="num">{t`You can try again in ${wait} s`}</span>
      </Banner>
    )
  }
  if (failure?.kind === 'later') {
    return (
      <Banner tone="danger" role="alert" title={`${t`Failed to sign in`}.`} className="mb-5">
        {t`Could not sign in, try later.`}
      </Banner>
    )
  }
  if (failure?.password) {
    return (
      <Banner tone="danger" role="alert" title={t`The email and the password don’t match.`} className="mb-5">
        {failure.message && <p>{failure.message}</p>}
        {t`Check them, or set a new password.`}
        <div className="mt-3">
          <LinkButton to="/reset" size="sm">
            {t`Restore password`}
          </LinkButton>
        </div>
      </Banner>
    )
  }
  if (!failure?.message) return null
  return <Banner tone="danger" role="alert" title={failure.message} className="mb-5" />
}

/** Why the learner is at the sign-in again. */
export function SessionNotice({ reason }: { reason: SessionEndReason | undefined }) {
  const { i18n } = useLingui()
  const text = reason && SESSION_NOTICES[reason]
  if (!text) return null
  return <Banner role="alert" title={i18n._(text)} className="mb-5" />
}
