import { isLocale } from '../lib/locale'
import type { DomainConfig } from './domain-wire'

/** One warning for each language that the domain names and the interface does not speak; such languages are passed over. */
export function domainWarnings(domain: DomainConfig): string[] {
  const named = [...(domain.languages ?? []), domain.defaultLanguage].filter((language) => language !== null)
  const unsupported = new Set(named.filter((language) => !isLocale(language)))
  return [...unsupported].map((language) => `Unsupported domain language: ${language}`)
}
