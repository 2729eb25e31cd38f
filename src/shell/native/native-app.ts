import { App } from '@capacitor/app'
import { appUrl } from '#/platform/app-url'
import { ofTab, readRaw, writeStored } from '#/platform/storage'
import { linkPath } from './app-links'

const KEY = 'launch-link'

const pathOf = (address: string) => linkPath(address, { site: appUrl(), scheme: import.meta.env.APP_SCHEME ?? '' })

/** The link that the app was started with: the device hands it out twice. */
let launched: string | null = null

/** Before the router starts: begins with the screen of the link that started the app, once. */
export async function openLaunchLink(): Promise<void> {
  // The page is reloaded for another language: the link has been followed by then.
  if (readRaw(KEY, ofTab) !== undefined) return
  const link = await App.getLaunchUrl()
  writeStored(KEY, true, ofTab)
  if (!link?.url) return
  launched = link.url
  const path = pathOf(link.url)
  if (path !== null) history.replaceState(null, '', import.meta.env.BASE_URL + path.slice(1))
}

/** Follows links that come while the app runs, and Android's back button. */
export function followDevice(open: (path: string) => void): void {
  void App.addListener('appUrlOpen', ({ url }) => {
    const isAgain = url === launched
    launched = null
    const path = isAgain ? null : pathOf(url)
    if (path !== null) open(path)
  })
  void App.addListener('backButton', ({ canGoBack }) => {
    if (canGoBack) history.back()
    else void App.exitApp()
  })
}
