import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import type { BrandConfig } from '#/brand/brand-config'
import type { DomainConfig } from '#/brand/domain-wire'
import { brandInForce } from './current-brand'
import { siteConfigQueries } from './queries'

export const BrandContext = createContext<BrandConfig | null>(null)

/** The brand's configuration in force: the local brand at first, then overlaid with each remote answer as it arrives. */
export function useBrand(): BrandConfig {
  const { i18n } = useLingui()
  return use(BrandContext) ?? brandInForce(null, null, i18n.locale)
}

/** The domain configuration alone; null until it has arrived. */
export function useDomainConfig(): DomainConfig | null {
  return useQuery(siteConfigQueries.domain()).data ?? null
}

/** Follows the remote configuration for all who ask `useBrand`: one reader instead of dozens. */
export function BrandProvider({ children }: { children: ReactNode }) {
  const { data: external = null } = useQuery(siteConfigQueries.external())
  const domain = useDomainConfig()
  const { i18n } = useLingui()
  return <BrandContext value={brandInForce(external, domain, i18n.locale)}>{children}</BrandContext>
}
