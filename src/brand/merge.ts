import type { Locale } from '../lib/locale'
import type { BrandConfig, LocalBrand, Overlay } from './brand-config'
import { domainOverlay } from './domain-overlay'
import type { DomainConfig } from './domain-wire'
import { externalOverlay } from './external-overlay'
import type { ExternalConfig } from './external-wire'

/** The brand's own file, or one of the two remote configurations. */
export type Source = 'local' | 'external' | 'domain'

export type MergeInput = {
  local: LocalBrand
  /** Null: not here yet, or failed. */
  external: ExternalConfig | null
  domain: DomainConfig | null
  /** Language for texts that remote configuration may replace. */
  language: Locale
}

/**
 * The brand's configuration in force: the local brand, over it the external configuration (only of the version that we know),
 * over it the domain configuration. A null key never replaces anything. Addresses that decide where a token or a report may go
 * (`origin`, `v1`, `v2`, `trustedReturnOrigins`, `errorReportUrl`, `push`) are in neither overlay.
 */
export function mergeBrand(input: MergeInput): BrandConfig {
  const { local, external, domain } = brandLayers(input)
  return { ...local, ...external, ...domain }
}

/** Where the value of each key comes from. */
export function brandSources(input: MergeInput): Record<string, Source> {
  const { local, external, domain } = brandLayers(input)
  const from = (values: object, source: Source) => Object.fromEntries(Object.keys(values).map((key) => [key, source]))
  return { ...from(local, 'local'), ...from(external, 'external'), ...from(domain, 'domain') }
}

/** The local brand, and what each remote configuration sets over it; both read their fallbacks from that, not from each other. */
export function brandLayers(input: MergeInput) {
  const local = localConfig(input)
  const { external, domain } = input
  return {
    local,
    external: said(external ? externalOverlay(local, external) : {}),
    domain: said(domain ? domainOverlay(local, domain) : {}),
  }
}

/** The values that an overlay sets. */
function said(overlay: Overlay): Partial<BrandConfig> {
  return Object.fromEntries(Object.entries(overlay).filter(([, value]) => value !== null && value !== undefined))
}

function localConfig({ local, language }: MergeInput): BrandConfig {
  return {
    ...local,
    footer: local.footer.map(({ title, url }) => ({ title: title[language], url })),
    clubInApp: local.clubInApp && {
      ...local.clubInApp,
      title: local.clubInApp.title[language],
      description: local.clubInApp.description[language],
    },
    newHomeTriggerDate: local.newHomeTriggerDate === null ? null : new Date(local.newHomeTriggerDate),
    renewConsultationSupportCategoryId: local.renewConsultationSupportCategoryId ?? local.renewCourseSupportCategoryId,
    logo: null,
    favicon: null,
    remoteTheme: {},
    authCollection: [],
    jira: null,
    websocket: null,
    pushNotification: null,
    mobileAppVersion: null,
    country: null,
    communityUrl: null,
    communityUrlApi: null,
  }
}
