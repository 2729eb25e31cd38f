import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { SocialSource } from '#/brand/kinds'
import { buttonLook } from '#/ui/buttons/button-look'
import { socialSignInUrl } from './social-address'
import { beginSocial, dropSocialBegin } from './social-begin'
import { socialButtons } from './social-buttons'
import { SOCIAL_NAMES } from '../texts'
import { SocialMark } from './social-mark'

interface SocialRowProps {
  /** The brand's networks for this platform. */
  order: readonly SocialSource[]
  /** Networks that the domain has an address for; null while the configuration is loading: the row keeps its place then. */
  collection: readonly { source: SocialSource; url: string }[] | null
  /** Absolute address of the sign-in screen. */
  returnTo: string
}

/** The networks to sign in with. Links, since the browser leaves for the provider. */
export function SocialRow({ order, collection, returnTo }: SocialRowProps) {
  const { t } = useLingui()
  useEffect(() => {
    dropSocialBegin()
    // A page that "back" brings as it was left.
    addEventListener('pageshow', dropSocialBegin)
    return () => removeEventListener('pageshow', dropSocialBegin)
  }, [])
  const offered = collection && socialButtons(order, collection)
  if (order.length === 0 || offered?.length === 0) return null
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <span className="text-small text-muted">{t`Or continue with`}</span>
      <div className="flex gap-2">
        {offered
          ? offered.map(({ source, url }) => (
              <a
                key={source}
                href={socialSignInUrl({ providerUrl: url, source, returnTo })}
                onClick={() => beginSocial(source)}
                className={buttonLook({ size: 'icon' })}
              >
                <SocialMark source={source} />
                <span className="sr-only">{SOCIAL_NAMES[source]}</span>
              </a>
            ))
          : order.map((source) => <span key={source} aria-hidden className="size-11 rounded-control bg-fill" />)}
      </div>
    </div>
  )
}
