import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'

import type { BrandConfig } from '#/brand/brand-config'
import type { DomainConfig } from '#/brand/domain-wire'
import type { ExternalConfig } from '#/brand/external-wire'
import { readLocalBrand } from '#/brand/local-brand'
import { type MergeInput, mergeBrand } from '#/brand/merge'
import { isLocale } from '#/lib/locale'
import { pause } from '#/lib/pause'
import { siteConfigQueries } from './queries'

/** How long a guard waits for the external configuration before it goes by the local brand. */
const SETTLE_LIMIT_MS = 3000

let last: { input: MergeInput; config: BrandConfig } | undefined

/** The configuration in force, from what has arrived so far; the same object until something new arrives. */
export function brandInForce(
  external: ExternalConfig | null,
  domain: DomainConfig | null,
  locale: string,
): BrandConfig {
  const local = readLocalBrand()
  const language = isLocale(locale) ? locale : local.defaultLanguage
  const known = last?.input
  if (
    last &&
    known?.local === local &&
    known.external === external &&
    known.domain === domain &&
    known.language === language
  ) {
    return last.config
  }
  const input = { local, external, domain, language }
  last = { input, config: mergeBrand(input) }
  return last.config
}

/** What the configuration in force was last made from. */
export function inputInForce(): MergeInput {
  const local = readLocalBrand()
  return last?.input ?? { local, external: null, domain: null, language: local.defaultLanguage }
}

/** The configuration in force outside of components: guards, loaders, mutations. Never waits. */
export function currentBrand(queryClient: QueryClient): BrandConfig {
  const external = queryClient.getQueryData(siteConfigQueries.external().queryKey) ?? null
  const domain = queryClient.getQueryData(siteConfigQueries.domain().queryKey) ?? null
  return brandInForce(external, domain, i18n.locale)
}

/** The same for guards that depend on a flag: waits until the external configuration has arrived or failed, up to `limitMs`. */
export async function settledBrand(queryClient: QueryClient, limitMs = SETTLE_LIMIT_MS): Promise<BrandConfig> {
  // A failure is an answer too: the local brand takes its place.
  await Promise.race([Promise.allSettled([queryClient.query(siteConfigQueries.external())]), pause(limitMs)])
  return currentBrand(queryClient)
}
