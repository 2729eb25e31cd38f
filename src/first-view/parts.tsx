// Rendered by the build (and by the development server) only: what stands in the page's first bytes.
import { type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LocalBrand } from '../brand/brand-config'
import { LoginView } from '../domains/session/components/login-view'
import { loginHelp } from '../domains/session/login-help'
import { BrandLogo } from '../domains/site-config/brand-logo'
import css from './frame.css?inline'
import { StillShell } from './still-shell'
import type { StillViews } from './still-views'
import { messages as en } from '../../locales/en.po'
import { messages as es } from '../../locales/es.po'
import { messages as ru } from '../../locales/ru.po'

const TEXTS: Record<string, Messages> = { en, ru, es }
const nobody = () => Promise.resolve(null)

/** Renders the still views of a brand; `base` is the router base with both slashes. */
export function renderStillViews(brand: LocalBrand, base: string): Promise<StillViews> {
  // Only for the addresses of links: the app's own tree would pull the whole app in.
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), basepath: base })
  const markup = (locale: string, view: React.ReactNode) => {
    const i18n = setupI18n({ locale, messages: { [locale]: TEXTS[locale] ?? {} } })
    return renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <RouterContextProvider router={router}>{view}</RouterContextProvider>
      </I18nProvider>,
    )
  }
  const logo = <BrandLogo name={brand.name} className="h-6.5" />
  const login = Object.fromEntries(
    brand.languages.map((locale) => [
      locale,
      markup(
        locale,
        <LoginView
          brand={brand}
          authCollection={null}
          help={loginHelp({
            isRegistrationEnable: brand.isRegistrationEnable,
            hasSignup: false,
            instructionUrl: brand.instructionUrls[locale] ?? null,
          })}
          logo={logo}
          returnTo=""
          onSubmit={nobody}
          onLeave={() => {}}
        />,
      ),
    ]),
  )
  return Promise.resolve({ login, shell: markup('en', <StillShell name={brand.name} />), css })
}
