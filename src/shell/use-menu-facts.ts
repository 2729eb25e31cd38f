import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { readToken } from '#/api/token-store'
import { accountQueries } from '#/domains/account/queries'
import { useUnread } from '#/domains/chats/use-unread'
import { pointQueries } from '#/domains/points/queries'
import { useMenuCommunities } from '#/domains/club/use-menu-communities'
import { useBrand } from '#/domains/site-config/use-brand'
import { toActOnQuery } from '#/domains/study/homework/to-act-on-query'
import { knownLocale } from '#/lib/locale'
import { withToken } from '#/lib/urls'
import type { MenuFacts } from './menu/entry'

/** Addresses that this build has screens for, without the router base. */
export function useKnownPaths(): ReadonlySet<string> {
  const router = useRouter()
  return useMemo(() => new Set(Object.keys(router.routesByPath)), [router])
}

/** What the conditions of the menus depend on, from what is loaded so far. */
export function useMenuFacts(): MenuFacts {
  const brand = useBrand()
  const { i18n } = useLingui()
  const { data: user } = useQuery(accountQueries.user())
  // The session's load asks for it; the parts of the shell that show it do not try again after a failure.
  const { data: points } = useQuery({ ...pointQueries.amount(), retryOnMount: false })
  const communities = useMenuCommunities(brand.communityUrl !== null)
  const unread = useUnread(brand.isChatSupport)
  const { data: toActOn = 0 } = useQuery(toActOnQuery())
  const locale = knownLocale(i18n.locale)
  const token = readToken()
  const isAdmin = user?.isAdmin ?? false
  return {
    isAdmin,
    chatSupport: brand.isChatSupport,
    videoConsultationSupport: brand.isVideoConsultationSupport,
    communityUrl: brand.communityUrl,
    communities,
    hasAuthProviders: brand.authCollection.length > 0,
    manualUrl: brand.guidelineUrls[locale] ?? null,
    instructionUrl: brand.instructionUrls[locale] ?? null,
    adminUrl: isAdmin && token ? withToken(brand.adminLoginUrl, token) : null,
    points: points ?? user?.scoresAmount ?? null,
    unread,
    toActOn,
  }
}
