import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { SchoolLogo } from '#/domains/site-config/school-logo'
import { useBrand } from '#/domains/site-config/use-brand'
import { TextLink } from '#/ui/buttons/text-link'
import { modalTarget } from '#/ui/modals/modal-target'
import { useDocumentTitle, PAGE_TITLE_ID } from '#/ui/page/document-title'
import { StoreLinks } from '#/domains/mobile-app/store-links'

/** All that a learner with a mobile-only subscription sees on the web. */
export function UnavailableScreen() {
  const { t } = useLingui()
  const { user } = useRouteContext({ from: '/_auth' })
  const { name, assets, supportEmail, appStoreUrl, googlePlayUrl } = useBrand()
  useDocumentTitle(t`Not available here`)
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_1fr] px-5 tablet:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] tablet:grid-rows-[auto_1fr_auto] tablet:gap-x-18 tablet:pr-0 tablet:pl-16">
      <header className="flex h-18 items-center tablet:h-26">
        <SchoolLogo className="h-6.5" />
      </header>
      <main id="main" tabIndex={-1} className="max-w-165 pt-4 pb-7 outline-none tablet:col-start-1 tablet:self-center">
        <h1 id={PAGE_TITLE_ID} tabIndex={-1} className="type-display">
          {t`This version of the site isn’t part of your plan.`}
        </h1>
        <p className="mt-4 text-lead text-muted">
          {user.email === null ? (
            <Trans>
              Your subscription works in the mobile app. Open {name} on your phone. Everything you have done is there.
            </Trans>
          ) : (
            <Trans>
              Your subscription works in the mobile app. Open {name} on your phone and sign in with{' '}
              <b className="wrap-anywhere text-text">{user.email}</b>. Everything you have done is there.
            </Trans>
          )}
        </p>
        <StoreLinks appStoreUrl={appStoreUrl} googlePlayUrl={googlePlayUrl} />
      </main>
      <footer className="flex flex-wrap gap-x-8 gap-y-2 pt-4 pb-7 text-muted tablet:col-start-1 tablet:pb-10">
        <TextLink to="/logout" preload={false} className="target">
          {t`Log out`}
        </TextLink>
        <span>
          {t`Questions?`}{' '}
          <TextLink {...modalTarget('support')} className="target wrap-anywhere">
            {supportEmail}
          </TextLink>
        </span>
      </footer>
      <figure
        data-edge-art
        className="-mx-5 min-h-55 overflow-hidden bg-fill tablet:col-start-2 tablet:row-span-full tablet:row-start-1 tablet:mx-0 tablet:h-dvh"
      >
        <img src={assets.elsewhere} alt="" className="size-full object-cover object-[40%_60%]" />
      </figure>
    </div>
  )
}
