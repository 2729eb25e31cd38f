import type { Locale } from '../lib/locale'
import type { BrandConfig, LocalBrand, Overlay } from './brand-config'
import { domainOverlay } from './domain-overlay'
import type { DomainConfig } from './domain-wire'
import { externalOverlay } from './external-overlay'
import type { ExternalConfig } from './external-wire'

export type Source = 'local' | 'external' | 'domain'

export type Merged = {
  config: BrandConfig
  /** Where the value of each key comes from. */
  sources: Record<keyof BrandConfig, Source>
}

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
 * (`origin`, `v1`, `v2`, `trustedReturnOrigins`, `errorReportUrl`) are in neither overlay.
 */
export function mergeBrand({ local, external, domain, language }: MergeInput): Merged {
  const config = localConfig(local, language)
  // All keys begin as local ones; the overlays below replace some.
  const sources = Object.fromEntries(Object.keys(config).map((key) => [key, 'local'])) as Merged['sources']
  const overlays: [Source, Overlay][] = [
    ['external', external ? externalOverlay(config, external) : {}],
    ['domain', domain ? domainOverlay(config, domain) : {}],
  ]
  for (const [source, overlay] of overlays) {
    const said = Object.entries(overlay).filter(([, value]) => value !== null && value !== undefined)
    Object.assign(config, Object.fromEntries(said))
    Object.assign(sources, Object.fromEntries(said.map(([key]) => [key, source])))
  }
  return { config, sources }
}

function localConfig(local: LocalBrand, language: Locale): BrandConfig {
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
