interface Stores {
  appStoreUrl: string | null
  googlePlayUrl: string | null
}

interface Device {
  userAgent: string
  isIos: boolean
}

/** The address of the app in the store of a device; null where that is not known (desktops), or the app is not there. */
export function storeOf({ appStoreUrl, googlePlayUrl }: Stores, { userAgent, isIos }: Device): string | null {
  if (isIos) return appStoreUrl
  return /Android/.test(userAgent) ? googlePlayUrl : null
}
