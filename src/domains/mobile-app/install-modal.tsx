import { Trans, useLingui } from '@lingui/react/macro'
import { MonitorSmartphone } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useBrand } from '#/domains/site-config/use-brand'
import { askToInstall, installWay, watchInstallWay } from '#/platform/install'
import type { InstallWay } from '#/platform/install-way'
import { Button } from '#/ui/buttons/button'
import { Modal } from '#/ui/modals/modal'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { useOnce } from '#/ui/use-once'

/** Says what an installed site is, and how this browser does it. */
export function InstallModal() {
  const { t } = useLingui()
  const { name } = useBrand()
  const close = useCloseModal()
  const known = useSyncExternalStore(watchInstallWay, installWay)
  // The browser's word is used up by asking.
  const [asked, setAsked] = useState<InstallWay | null>(null)
  const way = asked ?? known
  const install = useOnce(async () => {
    setAsked(way)
    await askToInstall()
    close()
  })
  return (
    <Modal
      title={t`${name} among your apps`}
      onClose={close}
      size="sm"
      footer={
        way === 'prompt' && (
          <>
            <Button kind="primary" icon={MonitorSmartphone} onClick={() => void install()}>
              {t`Install`}
            </Button>
            <Button onClick={close}>{t`Not now`}</Button>
          </>
        )
      }
    >
      {way === null ? (
        <p>{t`This browser does not install it, or has done so already.`}</p>
      ) : (
        <p>{t`It gets an icon of its own, and opens without the bars of the browser. No store is needed.`}</p>
      )}
      {way === 'share' && (
        <>
          <ol className="mt-4 list-decimal space-y-2 ps-6">
            <li>
              <Trans>
                Press <b>Share</b> in Safari’s bar: the square with an arrow.
              </Trans>
            </li>
            <li>
              <Trans>
                Choose <b>Add to Home Screen</b>, then <b>Add</b>.
              </Trans>
            </li>
          </ol>
          <p className="mt-4 text-muted">{t`You sign in there once more: Safari keeps it apart.`}</p>
        </>
      )}
    </Modal>
  )
}
