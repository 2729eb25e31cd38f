import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { safeHttpUrl } from '#/lib/urls'
import { EmptyState } from '#/ui/empty-state'
import { ExternalLink } from '#/ui/external-link'
import { FullModal } from '#/ui/full-modal'
import { Spinner } from '#/ui/spinner'
import { useCloseModal, useDropModal } from '#/ui/use-close-modal'

/** An external document over the screen, in a frame without scripts' powers; only http(s) addresses are shown. */
export function DocumentModal() {
  const { t } = useLingui()
  const { url } = useSearch({ strict: false })
  const address = safeHttpUrl(url)
  /** Length of the tab's history when the document had come; null until then. */
  const [opened, setOpened] = useState<number | null>(null)
  const loaded = opened !== null
  const stepBack = useCloseModal('url')
  const drop = useDropModal('url')
  // A link that was followed inside the frame is a step of the tab: one step back would stay in the frame.
  const close = () => (loaded && history.length !== opened ? drop() : stepBack())
  if (address === null)
    return (
      <FullModal title={t`Document`} onClose={close}>
        <EmptyState title={t`This document cannot be shown`}>{t`Its address is not one of a web page.`}</EmptyState>
      </FullModal>
    )
  const isPdf = /\.pdf$/i.test(new URL(address).pathname)
  return (
    <FullModal
      title={t`Document`}
      onClose={close}
      bleed
      actions={
        <ExternalLink href={address} showHost className="target">
          {t`Open in a new tab`}
        </ExternalLink>
      }
    >
      {!loaded && (
        <p role="status" className="flex items-center gap-3 p-8 text-muted">
          <Spinner />
          {t`Loading the document`}
        </p>
      )}
      <iframe
        title={t`Document`}
        src={address}
        // The browser's own PDF viewer does not run in a sandbox; a PDF has no script that could reach us.
        sandbox={isPdf ? undefined : 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms'}
        referrerPolicy="no-referrer"
        onLoad={() => setOpened((first) => first ?? history.length)}
        className={loaded ? 'size-full border-0' : 'h-0 w-full border-0'}
      />
    </FullModal>
  )
}
