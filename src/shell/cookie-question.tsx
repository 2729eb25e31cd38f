import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useBrand } from '#/domains/site-config/use-brand'
import { CONSENT_CATEGORIES, hasConsent, onConsent } from '#/platform/consent'
import { followAnswers, isPolicyUnasked } from '#/platform/cookie-policy'
import { startWhenIdle, whenIdle } from '#/platform/when-idle'
import { part } from '#/ui/late/part'
import { loadThirdParties } from './idle-list'

const CookieBanner = part(() => import('#/domains/consent/cookie-banner'), 'CookieBanner', { missing: 'silent' })

/** After the first view, asks for consent where this browser has not been asked yet, and lets third parties do what they may. */
export function CookieQuestion() {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => (isPolicyUnasked() ? whenIdle(() => setIsDue(true)) : undefined), [])
  // What another tab withdraws ends here, too.
  useEffect(() => followAnswers(), [])
  useThirdParties()
  return isDue ? (
    <Suspense>
      <CookieBanner />
    </Suspense>
  ) : null
}

const isAnythingAllowed = () => CONSENT_CATEGORIES.some(hasConsent)

function useThirdParties() {
  const { tagManagerId, pixelId, assets } = useBrand()
  const isWanted = useSyncExternalStore(onConsent, isAnythingAllowed) && (tagManagerId ?? pixelId) !== null
  useEffect(() => {
    if (!isWanted) return undefined
    const load = async () => {
      const { startThirdParties } = await loadThirdParties()
      return () => startThirdParties({ page: assets.thirdParties, tagManagerId, pixelId })
    }
    return startWhenIdle(load, () => {})
  }, [isWanted, tagManagerId, pixelId, assets.thirdParties])
}
