import { useLingui } from '@lingui/react/macro'
import { isPushOfApp } from '#/platform/push'
import { Modal } from '#/ui/modals/modal'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { PushOffer } from './push-offer'
import { usePush } from './use-push'

/** Explains push before the browser asks. */
export function PushModal() {
  const { t } = useLingui()
  const { state } = usePush()
  return (
    <Modal title={t`May we tell you when an expert answers?`} onClose={useCloseModal()}>
      {/* An address that was typed by hand may name it anywhere. */}
      {state === 'off' ? (
        <p>
          {isPushOfApp() ? t`This app has no notifications.` : t`Notifications to this browser are not available here.`}
        </p>
      ) : (
        <PushOffer />
      )}
    </Modal>
  )
}
