import { useEffect } from 'react'
import { report } from '#/api/report'
import { loadCode } from '#/platform/load-code'
import { configureDocumentTitle } from '#/ui/page/document-title'
import { keepLanguages } from './keep-languages'
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
