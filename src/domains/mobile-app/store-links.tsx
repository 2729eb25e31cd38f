import { useLingui } from '@lingui/react/macro'
import { ExternalLink } from '#/ui/buttons/external-link'

interface StoreLinksProps {
  appStoreUrl: string | null
  googlePlayUrl: string | null
}

export const APP_STORE = 'App Store'
export const GOOGLE_PLAY = 'Google Play'

/** Where to get the app; nothing without an address. */
export function StoreLinks({ appStoreUrl, googlePlayUrl }: StoreLinksProps) {
  const { t } = useLingui()
  if (appStoreUrl === null && googlePlayUrl === null) return null
  return (
    <div className="mt-9 flex flex-wrap gap-x-6 gap-y-2">
      <span className="text-muted">{t`Don’t have the app yet?`}</span>
      {appStoreUrl && (
        <ExternalLink href={appStoreUrl} className="target">
          {APP_STORE}
        </ExternalLink>
      )}
      {googlePlayUrl && (
        <ExternalLink href={googlePlayUrl} className="target">
          {GOOGLE_PLAY}
        </ExternalLink>
      )}
    </div>
  )
}
