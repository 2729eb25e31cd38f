import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { brandInForce } from './current-brand'
import { siteConfigQueries } from './queries'
import { BrandContext, useDomainConfig } from './use-brand'

/** Follows the remote configuration for all who ask `useBrand`: one reader instead of dozens. */
export function BrandProvider({ children }: { children: ReactNode }) {
  const { data: external = null } = useQuery(siteConfigQueries.external())
  const domain = useDomainConfig()
  const { i18n } = useLingui()
  return <BrandContext value={brandInForce(external, domain, i18n.locale)}>{children}</BrandContext>
}
