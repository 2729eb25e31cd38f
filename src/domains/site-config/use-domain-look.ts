import { useEffect } from 'react'
import { report } from '#/api/report'
import { hasUnsaved } from '#/api/unsaved'
import type { BrandConfig } from '#/brand/brand-config'
import { defaultFirst } from '#/brand/default-first'
import { readLocalBrand } from '#/brand/local-brand'
import { loadCode } from '#/platform/load-code'
import { readRaw, writeStored, DOMAIN_LOCALES_KEY } from '#/platform/storage'
import { wantedLocale } from '#/platform/wanted-locale'
import { configureDocumentTitle } from '#/ui/page/document-title'
import { useBrand, useDomainConfig } from './use-brand'

/** Applies the domain's colours, favicon, name and languages over the brand's, once they have arrived. Called once, by the root. */
export function useDomainLook(): void {
  const { remoteTheme, theme, favicon, name, languages, defaultLanguage } = useBrand()
  const hasCome = useDomainConfig() !== null

  useEffect(() => {
    if (hasCome && keepLanguages({ languages, defaultLanguage })) location.reload()
  }, [hasCome, languages, defaultLanguage])

  useEffect(() => configureDocumentTitle(name), [name])

  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!icon || favicon === null) return
    icon.removeAttribute('type')
    icon.href = favicon
  }, [favicon])

  useEffect(() => {
    if (Object.keys(remoteTheme).length === 0) return
    // Code for colours that most schools never need.
    loadCode(() => import('#/brand/theme/apply-remote-theme')).then(
      ({ applyRemoteTheme }) => applyRemoteTheme(remoteTheme, theme),
      (error: unknown) => report(error, { context: 'remote theme' }),
    )
  }, [remoteTheme, theme])
}

/**
 * Remembers which languages the domain speaks, so that the next first paint knows them. True where the page should be reloaded in
 * another language: only when they have changed, and not while a reload would lose something typed.
 */
function keepLanguages(config: Pick<BrandConfig, 'languages' | 'defaultLanguage'>): boolean {
  const spoken = defaultFirst(config)
  if (JSON.stringify(readRaw(DOMAIN_LOCALES_KEY)) === JSON.stringify(spoken)) return false
  if (!writeStored(DOMAIN_LOCALES_KEY, spoken) || hasUnsaved() || hasTyped()) return false
  return wantedLocale(defaultFirst(readLocalBrand()), readRaw) !== document.documentElement.lang
}

const hasTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
