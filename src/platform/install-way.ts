/**
 * How this page can be installed. `prompt`: the browser shows its own dialog at a press; `share`: Safari on iPhones and iPads does it from
 * the sheet of its share button, where only words can lead.
 */
export type InstallWay = 'prompt' | 'share'

interface InstallFacts {
  /** The browser has said that it can. */
  hasPrompt: boolean
  /** The page is open as an installed app already. */
  isInstalled: boolean
  isIos: boolean
  userAgent: string
}

/** The way to install; null: there is none, or it is done. */
export function installWayOf({ hasPrompt, isInstalled, isIos, userAgent }: InstallFacts): InstallWay | null {
  if (isInstalled) return null
  if (hasPrompt) return 'prompt'
  // Other apps' browsers do not call themselves Safari, or are none of a version.
  return isIos && /\bVersion\/\d.* Safari\//.test(userAgent) ? 'share' : null
}
