import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ESSENTIAL_ONLY } from '#/platform/cookie-policy'
import { Button } from '#/ui/buttons/button'
import { Modal } from '#/ui/modals/modal'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { choosePolicy } from './choose-policy'
import { CookieChoices, useCookieChoices } from './cookie-choices'

/** The question for cookies in detail; the cross leaves it open. */
export function CookiesModal() {
  const { t } = useLingui()
  const client = useQueryClient()
  const close = useCloseModal()
  const [chosen, setChosen] = useCookieChoices()
  const answer = (policy: typeof chosen) => {
    void choosePolicy(client, policy)
    close()
  }
  return (
    <Modal
      title={t`Cookie settings`}
      onClose={close}
      footer={
        <>
          <Button kind="primary" onClick={() => answer(chosen)}>{t`Agree selected`}</Button>
          <Button onClick={() => answer(ESSENTIAL_ONLY)}>{t`Dismiss`}</Button>
        </>
      }
    >
      <p className="pb-4 text-muted">{t`You can change this later in Settings. We ask again after a year.`}</p>
      <CookieChoices chosen={chosen} onChange={setChosen} />
    </Modal>
  )
}
