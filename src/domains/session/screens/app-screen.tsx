import { useLingui } from '@lingui/react/macro'
import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { APP_STORE, GOOGLE_PLAY } from '#/domains/mobile-app/store-links'
import { storeOf } from '#/domains/mobile-app/store-of'
import { useBrand } from '#/domains/site-config/use-brand'
import { isIos } from '#/platform/device'
import { buttonLook } from '#/ui/buttons/button-look'
import { AccessPage } from '../steps/access-page'

const NAMES = { appStoreUrl: APP_STORE, googlePlayUrl: GOOGLE_PLAY } as const

/** Where a scanned code leads (address `/app`): forwards to the store of the device; both links where that is not known, or it does not open. */
export function AppScreen() {
  const { t } = useLingui()
  const { name, appStoreUrl, googlePlayUrl } = useBrand()
  const store = storeOf({ appStoreUrl, googlePlayUrl }, { userAgent: navigator.userAgent, isIos: isIos() })
  useEffect(() => {
    if (store !== null) location.assign(store)
  }, [store])
  if ((appStoreUrl ?? googlePlayUrl) === null) return <Navigate to="/" replace />
  return (
    <AccessPage
      title={t`${name} on your phone.`}
      lead={
        store === null
          ? t`Get the app where your phone gets its apps.`
          : t`Your store is opening. If it does not, press its name.`
      }
    >
      <div className="flex flex-wrap gap-3">
        {(['appStoreUrl', 'googlePlayUrl'] as const).map((key) => {
          const href = { appStoreUrl, googlePlayUrl }[key]
          return (
            href !== null && (
              <a
                key={key}
                href={href}
                rel="noopener noreferrer"
                className={buttonLook({ kind: href === store ? 'primary' : 'secondary', size: 'lg' })}
              >
                {NAMES[key]}
              </a>
            )
          )
        })}
      </div>
    </AccessPage>
  )
}
