import { useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { Page } from '#/ui/page/page'
import { LinkOutcomeNotice } from '../social/link-outcome-notice'
import { NetworkList } from '../social/network-list'
import { useLinkReturn } from '../social/use-link-return'

/** The networks whose accounts sign the learner in (address `/user/social-networks`). */
export function SocialNetworksScreen() {
  const { t } = useLingui()
  const { outcome, close } = useLinkReturn()
  return (
    <Page
      title={t`Social networks`}
      lead={t`Link one to sign in with one tap.`}
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`Social networks` }]}
    >
      <LinkOutcomeNotice outcome={outcome} onClose={close} />
      <NetworkList path="/user/social-networks" route="socialNetworks" />
    </Page>
  )
}
