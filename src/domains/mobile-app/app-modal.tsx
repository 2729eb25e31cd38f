import { useLingui } from '@lingui/react/macro'
import { Smartphone, X } from 'lucide-react'
import { create } from 'qrcode'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useBrand } from '#/domains/site-config/use-brand'
import { appUrl } from '#/platform/app-url'
import { Button } from '#/ui/buttons/button'
import { IconButton } from '#/ui/buttons/icon-button'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { useModalDialog, useScrimPress } from '#/ui/modals/use-modal-dialog'
import { LiveRegion } from '#/ui/page/live-region'
import { Icon } from '#/ui/pictures/icon'
import { noteClosing } from './last-closing'

/** White modules around the code, without which cameras do not find it. */
const QUIET = 2

/** Offers the mobile app: a code that leads a phone to it. */
export function AppModal() {
  const { t } = useLingui()
  const { appStoreUrl, googlePlayUrl, isOfflineEnable } = useBrand()
  const close = useCloseModal()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useModalDialog(dialog, { onClose: close, focus: 'title' })
  const scrim = useScrimPress(close)
  useEffect(() => noteClosing, [])
  const phones =
    appStoreUrl === null ? t`For Android` : googlePlayUrl === null ? t`For iPhone` : t`For iPhone and Android`
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      {...scrim}
      className="modal raised m-auto mb-0 w-full max-w-none rounded-t-xl tablet:mb-auto tablet:w-180 tablet:rounded-xl"
    >
      <div className="relative grid max-h-[92dvh] gap-x-14 gap-y-5 overflow-y-auto px-5 pt-5 pb-7 tablet:grid-cols-[auto_minmax(0,1fr)] tablet:items-center tablet:px-16 tablet:py-14">
        <IconButton
          label={t`Close`}
          icon={X}
          size="sm"
          tooltip={false}
          onClick={close}
          className="absolute end-2 top-2 tablet:end-4 tablet:top-4"
        />
        <QrCode text={new URL('app', appUrl()).href} label={t`QR code to get the app`} />
        <div>
          <h2 id={titleId} data-modal-title tabIndex={-1} className="type-h2 pe-8">
            {t`Take your course with you`}
          </h2>
          <p className="mt-3 text-ui text-muted">
            {t`Point your phone’s camera at the code. Everything continues where you are now.`}
            {isOfflineEnable && ` ${t`Videos can be kept for offline.`}`}
          </p>
          <p className="mt-5 flex items-center gap-2 text-small">
            <Icon of={Smartphone} size={16} />
            {phones}
          </p>
          <Button kind="quiet" className="mt-5" onClick={close}>
            {t`Not now`}
          </Button>
        </div>
      </div>
      <LiveRegion />
    </dialog>
  )
}

/** Dark on white in every theme: so cameras read it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawnCode(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-sm"
    >
      <rect x={-QUIET} y={-QUIET} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#10161d" />
    </svg>
  )
}

/** The dark modules as one path. */
function drawnCode(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const path = Array.from(data, (isDark, at) => (isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''))
  return { size, path: path.join('') }
}
