import { isLocale } from '../lib/locale'
import type { BrandConfig, Overlay } from './brand-config'
import type { DomainConfig } from './domain-wire'
import { SOCIAL_SOURCES } from './kinds'

/** The brand's values that the domain configuration sets. */
export function domainOverlay(local: BrandConfig, domain: DomainConfig): Overlay {
  const { title, theme, components, languages, defaultLanguage, supportEmail, ...plain } = domain
  const spoken = languages?.filter(isLocale).filter((language) => local.languages.includes(language)) ?? []
  const providers = knownProviders(components.authCollection)
  const allowed = spoken.length > 0 ? spoken : local.languages
  return {
    ...plain,
    name: filled(title),
    supportEmail: filled(supportEmail),
    remoteTheme: Object.keys(theme).length > 0 ? theme : null,
    languages: spoken.length > 0 ? spoken : null,
    defaultLanguage: chosenDefault(defaultLanguage, allowed, local.defaultLanguage),
    jira: components.jira,
    websocket: components.notificationService?.websocket,
    authCollection: providers.length > 0 ? providers : null,
  }
}

/** The entries whose network the app knows. */
function knownProviders(collection: DomainConfig['components']['authCollection']): BrandConfig['authCollection'] {
  return collection.flatMap(({ source, url }) => {
    const known = SOCIAL_SOURCES.find((one) => one === source)
    return known ? [{ source: known, url }] : []
  })
}

const filled = (text: string | null) => text?.trim() || null

type Language = BrandConfig['defaultLanguage']

/** The domain's default if it may be spoken; else null where the brand's stays valid, or the first allowed language. */
function chosenDefault(wanted: string | null, allowed: readonly Language[], local: Language): Language | null {
  const said = allowed.find((language) => language === wanted)
  return said ?? (allowed.includes(local) ? null : (allowed[0] ?? null))
}
