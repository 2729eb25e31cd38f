import { hasUnsaved } from '#/api/unsaved'
import type { BrandConfig } from '#/brand/brand-config'
import { defaultFirst } from '#/brand/default-first'
import { readLocalBrand } from '#/brand/local-brand'
import { readRaw, writeStored } from '#/platform/storage'
import { DOMAIN_LOCALES_KEY } from '#/platform/stored-keys'
import { wantedLocale } from '#/platform/wanted-locale'

/**
 * Remembers which languages the domain speaks, so that the next first paint knows them. True where the page should be reloaded in
 * another language: only when they have changed, and not while a reload would lose something typed.
 */
export function keepLanguages(config: Pick<BrandConfig, 'languages' | 'defaultLanguage'>): boolean {
  const spoken = defaultFirst(config)
  if (JSON.stringify(readRaw(DOMAIN_LOCALES_KEY)) === JSON.stringify(spoken)) return false
  if (!writeStored(DOMAIN_LOCALES_KEY, spoken) || hasUnsaved() || hasTyped()) return false
  return wantedLocale(defaultFirst(readLocalBrand()), readRaw) !== document.documentElement.lang
}

const hasTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
