import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { currentBrand } from '#/domains/site-config/current-brand'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { isIos } from '#/platform/device'
import { openInNewTab } from '#/platform/open-in-new-tab'
import { showToast } from '#/ui/toasts/toast'
import { isOlderVersion } from './older-version'
import { storeOf } from './store-of'

/** Offers the newer version of the app that the school names, in the store of the device. */
export async function offerUpdate(client: QueryClient): Promise<void> {
  await client.query(siteConfigQueries.domain())
  const { mobileAppVersion, ...stores } = currentBrand(client)
  const store = storeOf(stores, { userAgent: navigator.userAgent, isIos: isIos() })
  if (store === null || !isOlderVersion(import.meta.env.APP_VERSION, mobileAppVersion)) return
  showToast({
    text: t(i18n)`There is a newer version of this app.`,
    icon: Smartphone,
    group: 'update',
    closable: true,
    action: { label: t(i18n)`Update`, onPress: () => openInNewTab(store) },
  })
}
