import { Trans, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { SchoolLogo } from '#/domains/site-config/school-logo'
import { useBrand } from '#/domains/site-config/use-brand'
import { useDocumentTitle, useLateTitle } from '#/ui/page/document-title'
import { knownLocale } from '#/lib/locale'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'

/** An unknown address: inside the shell where an id in a section is wrong, else a page of its own that needs no sign-in. */
export function NotFoundPage() {
  const { t, i18n } = useLingui()
  const { assets, texts } = useBrand()
  const inShell = useRouterState({ select: (state) => state.matches.some((match) => match.routeId === '/_auth') })
  useDocumentTitle(t`Page not found`)
  useLateTitle()
  const own = inShell ? undefined : texts.missingHeadline?.[knownLocale(i18n.locale)]
  const words = (
    <>
      <p className="text-small text-muted">
        <Trans>404, page not found</Trans>
      </p>
      <h1 tabIndex={-1} className="type-display mt-2 max-w-160">
        {own ?? t`There is nothing at this address.`}
      </h1>
      <p className="mt-4 max-w-[58ch] text-lead text-muted">
        <Trans>The page was moved, or the address has a typing mistake. Your courses are where you left them.</Trans>
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <LinkButton to="/home" kind="primary" size="lg">
          <Trans>Back to home</Trans>
        </LinkButton>
        <LinkButton {...modalTarget('support')} kind="text">
          <Trans>Tell us what you were looking for</Trans>
        </LinkButton>
      </div>
    </>
  )
  if (inShell) return <div className="py-8">{words}</div>
  return (
    <div data-edge-art className="px-gutter pb-24 tablet:px-16">
      <header className="flex h-18 items-center tablet:h-26">
        <SchoolLogo className="h-6.5" />
      </header>
      <figure className="-mx-gutter mt-6 overflow-hidden tablet:-mx-16 tablet:mt-10">
        <img
          src={assets.missing}
          alt=""
          width={1060}
          height={200}
          className="ms-[calc(50%-450px)] w-225 max-w-none tablet:ms-[calc(50%-max(750px,50vw))] tablet:w-[max(1500px,100vw)]"
        />
      </figure>
      <main id="main" tabIndex={-1} className="pt-9 outline-none tablet:pt-16">
        {words}
      </main>
    </div>
  )
}
