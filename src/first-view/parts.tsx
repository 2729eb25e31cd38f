// Rendered by the build (and by the development server) only: what the page's first bytes show.
import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterContextProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LocalBrand } from '../brand/brand-config'
import { LanguageLink } from '../domains/session/entry/language-link'
import { LoginView } from '../domains/session/entry/login-view'
import { loginHelp } from '../domains/session/entry/login-help'
import { BrandLogo } from '../domains/site-config/brand-logo'
import css from './frame.css?inline'
import { StaticHome } from '../shell/static-home'
import { StillShell } from '../shell/still-shell'
import { StillFailure } from './still-failure'
import { StillOutdated } from './still-outdated'
import type { StillViews } from './still-views'

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a path
const CATALOGS = import.meta.glob<{ messages: Messages }>('../../locales/*/start.po')
const nobody = () => Promise.resolve(null)

/** Renders the still views of a brand; `base` is the router base with both slashes. */
export async function renderStillViews(brand: LocalBrand, base: string): Promise<StillViews> {
  // Only for the addresses of links: the app's own tree would pull the whole app in.
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), basepath: base })
  const markup = async (locale: string, view: React.ReactNode) => {
    const texts = await CATALOGS[`../../locales/${locale}/start.po`]?.()
    const i18n = setupI18n({ locale, messages: { [locale]: texts?.messages ?? {} } })
    return renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <RouterContextProvider router={router}>{view}</RouterContextProvider>
      </I18nProvider>,
    )
  }
  const logo = <BrandLogo name={brand.name} className="h-6.5" />
  const language = <LanguageLink languages={brand.languages} />
  const login: Record<string, string> = {}
  const failure: Record<string, string> = {}
  const outdated: Record<string, string> = {}
  for (const locale of brand.languages) {
    const help = loginHelp({
      isRegistrationEnable: brand.isRegistrationEnable,
      instructionUrl: brand.instructionUrls[locale] ?? null,
    })
    const view = { brand, authCollection: null, help, logo, language, returnTo: '', onSubmit: nobody }
    login[locale] = await markup(locale, <LoginView {...view} />)
    failure[locale] = await markup(locale, <StillFailure />)
    outdated[locale] = await markup(locale, <StillOutdated />)
  }
  const shell = (
    <StillShell brand={brand}>
      <StaticHome />
    </StillShell>
  )
  return { login, failure, outdated, shell: await markup('en', shell), css }
}
