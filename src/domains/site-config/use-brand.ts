import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'

import type { BrandConfig } from '#/brand/brand-config'
import type { DomainConfig } from '#/brand/domain-wire'
import { brandInForce } from './current-brand'
import { siteConfigQueries } from './queries'

/** The brand's configuration in force: the local brand at first, with each remote answer as it comes. */
export function useBrand(): BrandConfig {
  const { data: external = null } = useQuery(siteConfigQueries.external())
  const { data: domain = null } = useQuery(siteConfigQueries.domain())
  const { i18n } = useLingui()
  return brandInForce(external, domain, i18n.locale)
}

/** The domain configuration alone; null until it has come. */
export function useDomainConfig(): DomainConfig | null {
  return useQuery(siteConfigQueries.domain()).data ?? null
}
