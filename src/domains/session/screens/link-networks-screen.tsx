import { useLingui } from '@lingui/react/macro'
import { useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import { useBrand } from '#/domains/site-config/use-brand'
import { Button } from '#/ui/buttons/button'
import { screenAfter } from '../guard/take-return-path'
import { LinkOutcomeNotice } from '../social/link-outcome-notice'
import { NetworkList } from '../social/network-list'
import { useLinkReturn } from '../social/use-link-return'
import { AccessPage } from '../steps/access-page'

/** Offers to link a network after a sign-in (address `/linksocialnetworks`), and goes on to where that leads. */
export function LinkNetworksScreen() {
  const { t } = useLingui()
  const router = useRouter()
  const { homepage } = useBrand()
  const { user } = useRouteContext({ from: '/_auth' })
  const { returnUrl } = useSearch({ from: '/_auth/linksocialnetworks' })
  const { outcome, close } = useLinkReturn()
  const isLinked = outcome?.failure === null
  const goOn = () => router.navigate({ href: screenAfter(returnUrl, user.id) ?? homepage, replace: true })
  const query = returnUrl === undefined ? '' : `?${new URLSearchParams({ returnUrl }).toString()}`
  return (
    <AccessPage title={t`Sign in with one tap next time.`} lead={t`Link a network. You can unlink it in the settings.`}>
      <LinkOutcomeNotice outcome={outcome} onClose={close} />
      <NetworkList path={`/linksocialnetworks${query}`} route="linkSocialNetworks" isOffer />
      <Button kind={isLinked ? 'primary' : 'secondary'} size="lg" block className="mt-6" onClick={() => void goOn()}>
        {isLinked ? t`Go on` : t`Not now`}
      </Button>
    </AccessPage>
  )
}
