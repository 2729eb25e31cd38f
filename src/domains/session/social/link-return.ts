import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { accountQueries } from '#/domains/account/queries'
import '../guard/history-state'
import { takeSocialBegin } from '../entry/social-begin'
import { linkOutcome } from '../entry/social-outcome'
import type { LinkSearch } from './link-search'

/**
 * Handles what a network brought back from linking, and redirects to the same address without it, so that a reload does nothing new.
 * What this tab has not begun may be a link of somebody else: nothing of it is shown.
 */
export function takeLinkReturn(client: QueryClient, { returnUrl, ...search }: LinkSearch, preload: boolean): void {
  if (preload || search.action === undefined) return
  const outcome = linkOutcome(search)
  const isOwn = takeSocialBegin(search.method)
  void client.invalidateQueries({ queryKey: accountQueries.externalAuths().queryKey })
  const state = outcome && isOwn ? { socialLink: outcome } : {}
  throw redirect({ to: '.', search: { returnUrl }, replace: true, state })
}
