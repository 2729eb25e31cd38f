import { openInNewTab } from './open-in-new-tab'

/**
 * Leaves for an outside page that leads back here: a network's or a bank's. The app for phones opens it in the system's browser, from which a
 * link leads back into it, and stays; whether this page is left.
 */
export function leaveFor(address: string): boolean {
  if (import.meta.env.APP_TYPE === 'mobile') {
    openInNewTab(address)
    return false
  }
  location.assign(address)
  return true
}
