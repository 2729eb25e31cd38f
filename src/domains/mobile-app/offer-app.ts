import type { QueryClient } from '@tanstack/react-query'
import { currentBrand } from '#/domains/site-config/current-brand'
import { isBusy } from './is-busy'
import { isOfferDue } from './offer-turn'
import { lastClosing } from './last-closing'

const DELAY_MS = 2000
/** Wide enough for two columns, with a mouse: what offers the app for the phone is not shown on one. */
const DESKTOP = '(width >= 1244px) and (pointer: fine)'

/** Offers the mobile app on desktops, 2 s after a learner has arrived, as soon as nothing stands in the way. Returns a function that stops it. */
export function offerApp(client: QueryClient, open: () => void): () => void {
  const { appStoreUrl, googlePlayUrl } = currentBrand(client)
  if ((appStoreUrl ?? googlePlayUrl) === null) return () => {}
  const timer = setInterval(() => {
    if (!isOfferDue(lastClosing(), Date.now())) return clearInterval(timer)
    if (!matchMedia(DESKTOP).matches || isBusy()) return
    clearInterval(timer)
    open()
  }, DELAY_MS)
  return () => clearInterval(timer)
}
