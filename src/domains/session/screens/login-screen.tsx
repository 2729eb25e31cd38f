import { loadCode } from '#/platform/load-code'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { track } from '#/analytics/track'
import { warmApi } from '#/api/client'
import { isAnswer } from '#/api/expected'
import { report } from '#/api/report'
import { reloadForRelease } from '#/api/release'
import { appUrl } from '#/platform/app-url'
import { SchoolLogo } from '#/domains/site-config/school-logo'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { useBrand } from '#/domains/site-config/use-brand'
import { knownLocale } from '#/lib/locale'
import { part } from '#/ui/late/part'
import { useDocumentTitle } from '#/ui/page/document-title'
import { LanguageMenu } from '../entry/language-menu'
import { LoginView } from '../entry/login-view'
import { inAppSign } from '../entry/in-app'
import { ownOrder } from '../entry/own-order'
import { socialButtons } from '../entry/social-buttons'
import { useArrival } from '../entry/use-arrival'
import { SessionNotice, LoginBanner } from '../entry/load-notice'
import { loginFailure } from '../entry/login-failure'
import { loginHelp } from '../entry/login-help'
import type { LoginValues } from '../entry/check-login'
import { sessionMutations } from '../entry/mutations'
import { keepReturnPath } from '../guard/return-path'

const InAppNote = part(() => import('../entry/in-app-note'), 'InAppNote', { missing: 'silent' })
const SocialErrorDialog = part(() => import('../entry/social-error-dialog'), 'SocialErrorDialog', { missing: 'toast' })

/** All that a sign-in needs is there before anything is sent: the answer ends the session elsewhere, and its token must not be lost. */
const loadSession = () =>
  Promise.all([loadCode(() => import('../entry/start-session')), loadCode(() => import('../wire')), warmApi()])
const preload = () => {
  void loadSession().catch(() => {})
  void LoginBanner.preload()
}

/** The sign-in (address `/`). */
export function LoginScreen() {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const router = useRouter()
  const brand = useBrand()
  const domain = useQuery(siteConfigQueries.domain())
  const { returnUrl = null } = useSearch({ from: '/_guest/' })
  const { sessionNotice, socialFailure, closeSocialFailure } = useArrival()
  const { mutateAsync: login } = useMutation(sessionMutations.login())
  useDocumentTitle(t`Sign in`)
  const inApp = inAppSign(navigator.userAgent)
  const offered = socialButtons(ownOrder(brand.socialAuth), brand.authCollection).map(({ source }) => source)
  // The redirect from a network's page or from a request for a new password comes without it.
  useEffect(() => {
    if (returnUrl !== null) keepReturnPath(returnUrl, null)
  }, [returnUrl])

  useEffect(() => {
    addEventListener('input', preload, { once: true })
    return () => removeEventListener('input', preload)
  }, [])

  async function signIn(values: LoginValues) {
    try {
      const [{ startSession }] = await loadSession()
      const { token, user } = await login(values)
      const target = await startSession({ client, token, method: 'email', learnerId: user?.id ?? null, returnUrl })
      // Opens another site's address as a document; either way the back button does not lead to a sign-in that is done.
      await router.navigate({ href: target.address, replace: true })
      return null
    } catch (error) {
      // Nothing was sent: the code is of a release that the server no longer has.
      if (await reloadForRelease(error)) return null
      const failure = loginFailure(error)
      if (failure.kind === 'fields' && failure.password) track('restore_password_shown', {})
      if (failure.kind === 'later')
        report(isAnswer(error) ? new Error('Sign-in refused without a reason') : error, { context: 'sign-in' })
      return failure
    }
  }

  return (
    <>
      <LoginView
        brand={brand}
        authCollection={domain.isPending ? null : brand.authCollection}
        help={loginHelp({
          isRegistrationEnable: brand.isRegistrationEnable,
          instructionUrl: brand.instructionUrls[knownLocale(i18n.locale)] || null,
        })}
        logo={<SchoolLogo className="h-6.5" />}
        language={<LanguageMenu languages={brand.languages} />}
        returnTo={appUrl()}
        afterNetworks={
          inApp !== null && (
            <Suspense>
              <InAppNote sign={inApp} offered={offered} address={location.href} />
            </Suspense>
          )
        }
        notice={
          sessionNotice && (
            <Suspense>
              <SessionNotice reason={sessionNotice} />
            </Suspense>
          )
        }
        onSubmit={signIn}
      />
      {socialFailure && (
        <Suspense>
          <SocialErrorDialog failure={socialFailure} onClose={closeSocialFailure} />
        </Suspense>
      )}
    </>
  )
}
