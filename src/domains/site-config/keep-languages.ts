import { hasUnsaved } from '#/api/unsaved'
import type { BrandConfig } from '#/brand/brand-config'
import { defaultFirst } from '#/brand/default-first'
import { readLocalBrand } from '#/brand/local-brand'
import { readRaw, writeStored } from '#/platform/storage'
import { DOMAIN_LOCALES_KEY } from '#/platform/stored-keys'
import { wantedLocale } from '#/platform/wanted-locale'

/**
 * Keeps which languages the domain speaks, so that the next first paint knows it. True where the page should start anew in another
 * one: only after news, once, and not while something typed would be lost.
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
