import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { announce } from '#/ui/page/live-region'
import { Banner } from '#/ui/states/banner'
import { SocialErrorDialog } from '../entry/social-error-dialog'
import type { SocialLink } from '../entry/social-outcome'
import { networkName } from '../texts'

interface LinkOutcomeNoticeProps {
  outcome: SocialLink | null
  onClose: () => void
}

/** Says what came of a link: a line above the networks, or why it failed. */
export function LinkOutcomeNotice({ outcome, onClose }: LinkOutcomeNoticeProps) {
  const { t } = useLingui()
  const name = outcome && networkName(outcome.source)
  const success = outcome && outcome.failure === null ? t`${name} is linked.` : null
  useEffect(() => {
    if (success) announce(success)
  }, [success])
  if (outcome?.failure) return <SocialErrorDialog failure={outcome.failure} onClose={onClose} isLink />
  if (success === null) return null
  return (
    <Banner tone="success" title={success} className="mb-6">
      {t`You can sign in with it from now on.`}
    </Banner>
  )
}
