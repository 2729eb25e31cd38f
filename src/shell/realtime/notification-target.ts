import { actsWhenOpened } from '#/domains/session/guard/acts-when-opened'
import { returnAddress } from '#/lib/return-address'
import { safeHttpUrl } from '#/lib/urls'

export type NotificationTarget = { kind: 'internal'; path: string } | { kind: 'external'; href: string }

/** Where a notification may lead: a screen of the app that does nothing by being opened, a web address, or nowhere (null). */
export function notificationTarget(url: string | null, appUrl: string): NotificationTarget | null {
  if (!url) return null
  const inside = returnAddress(url, { appUrl, trustedOrigins: [], token: null })
  if (inside.kind === 'internal') return actsWhenOpened(inside.path) ? null : inside
  const href = safeHttpUrl(url)
  return href === null ? null : { kind: 'external', href }
}
