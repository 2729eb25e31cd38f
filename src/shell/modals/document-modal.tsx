import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { framedOrigins } from '#/brand/framed-origins'
import { readLocalBrand } from '#/brand/local-brand'
import { courseQueries } from '#/domains/study/stream-queries'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { useBrand } from '#/domains/site-config/use-brand'
import { safeHttpUrl } from '#/lib/urls'
import { ExternalLink } from '#/ui/buttons/external-link'
import { FullModal } from '#/ui/modals/full-modal'
import { useCloseModal, useDropModal } from '#/ui/modals/use-close-modal'
import { EmptyState } from '#/ui/states/empty-state'
import { Spinner } from '#/ui/states/spinner'
import { useFirst } from '#/ui/use-first'
import { documentFrame, knownAddress } from './document-frame'

/** An external document over the screen, in a frame that cannot touch the app, where the school has given it; any other has a link only. */
export function DocumentModal() {
  const { t } = useLingui()
  const { url } = useSearch({ strict: false })
  const address = safeHttpUrl(url)
  /** Length of the tab's history when the document had loaded; null until then. */
  const [opened, setOpened] = useState<number | null>(null)
  const loaded = opened !== null
  const stepBack = useCloseModal('url')
  const drop = useDropModal('url')
  const { known, isComing } = useKnownDocuments()
  // A link followed inside the frame adds a history entry to the tab, so that one step back would stay in the frame.
  const close = () => (loaded && history.length !== opened ? drop() : stepBack())
  const given = known.map(({ url }) => url)
  const frame = useFirst(
    address ?? '',
    address === null
      ? null
      : documentFrame(address, { known: given, origins: [location.origin, ...framedOrigins(readLocalBrand())] }),
  )
  if (address === null)
    return (
      <FullModal title={t`Document`} onClose={close}>
        <EmptyState title={t`This document cannot be shown`}>{t`Its address is not that of a web page.`}</EmptyState>
      </FullModal>
    )
  const title = known.find(({ url }) => url && knownAddress(address, [url]))?.title || t`Document`
  const isForeign = frame === null && !isComing
  return (
    <FullModal
      title={title}
      onClose={close}
      bleed={!isForeign}
      actions={
        <ExternalLink href={address} showHost className="target">
          {t`Open in a new tab`}
        </ExternalLink>
      }
    >
      {isForeign && (
        <EmptyState title={t`This document cannot be shown`}>
          {t`It is not from your courses or the school’s manuals. You can open it in a new tab.`}
        </EmptyState>
      )}
      {!loaded && !isForeign && (
        <p role="status" className="flex items-center gap-3 p-8 text-muted">
          <Spinner />
          {t`Loading the document`}
        </p>
      )}
      {frame && (
        <iframe
          title={title}
          src={frame.address}
          sandbox={
            frame.kind === 'unsandboxed'
              ? undefined
              : // No forms, which could ask for a password; a page that it opens keeps these bounds.
                'allow-scripts allow-popups'
          }
          referrerPolicy="no-referrer"
          onLoad={() => setOpened((first) => first ?? history.length)}
          className={loaded ? 'size-full border-0' : 'h-0 w-full border-0'}
        />
      )}
    </FullModal>
  )
}

/** Documents that the school has given: its manuals and those of the learner's courses, which may still be loading. */
function useKnownDocuments() {
  const { t } = useLingui()
  const { guidelineUrls, instructionUrls } = useBrand()
  const { data: streams = [], isLoading } = useQuery({ ...courseQueries.streams(), enabled: false })
  const { isLoading: isBrandComing } = useQuery({ ...siteConfigQueries.external(), enabled: false })
  const documents = streams.flatMap(({ course }) => course?.documents ?? [])
  const known = [
    ...Object.values(guidelineUrls).map((url) => ({ url, title: t`User manual` })),
    ...Object.values(instructionUrls).map((url) => ({ url, title: t`How to get your login` })),
    ...documents.flatMap(({ url, file, title, fileName }) =>
      [url, file?.url].map((one) => ({ url: one, title: title || fileName })),
    ),
  ]
  return { known, isComing: isLoading || isBrandComing }
}
