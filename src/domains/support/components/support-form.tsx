import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { User } from '#/domains/account/model'
import { SaleContact } from '#/domains/site-config/sale-contact'
import { textParam } from '#/lib/search-params'
import { Button } from '#/ui/buttons/button'
import { TextLink } from '#/ui/buttons/text-link'
import { Modal } from '#/ui/modals/modal'
import { modalTarget } from '#/ui/modals/modal-target'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { showToast } from '#/ui/toasts/toast'
import { useContacts } from '../use-contacts'
import { useOpenSupport } from '../use-open-support'
import { SupportFields } from './support-fields'
import { useSupportForm } from './use-support-form'

interface SupportFormProps {
  user: User | undefined
  isGuest: boolean
  /** The course that it is about. */
  about: string | undefined
  /** The subscription that the learner wants to renew. */
  renew: string | undefined
  /** Either of them, as the draft is kept; null: neither. */
  subject: string | null
}

/** The support request over any screen. */
export function SupportForm({ user, isGuest, about, renew, subject }: SupportFormProps) {
  const { t } = useLingui()
  const router = useRouter()
  const close = useCloseModal('about', 'renew')
  const contacts = useContacts()
  useOpenSupport()
  const state = useSupportForm({
    user,
    isGuest,
    subject,
    opening: about
      ? t`About the course “${about}”: `
      : renew
        ? t`I would like to renew the subscription “${renew}”. `
        : '',
    reopen: {
      label: t`Write to support`,
      onPress: () => void router.navigate(modalTarget('support', { about, renew })),
    },
    onSent: ({ email }) => {
      // The learner may have closed it and be writing about something else by now.
      const { about: nowAbout, renew: nowRenew } = router.latestLocation.search
      if (textParam(nowAbout) === about && textParam(nowRenew) === renew) close()
      showToast({ text: t`Successfully! Message sent. The answer will come to ${email}.` })
    },
  })

  return (
    <Modal
      title={t`Write to support`}
      onClose={close}
      dirty={state.isDirty}
      focus="field"
      footer={
        <Button
          kind="primary"
          loading={state.isSending}
          reason={state.isEmpty ? t`Write what it is about, then send it.` : undefined}
          onClick={() => void state.send()}
        >
          {t`Send`}
        </Button>
      }
    >
      <p className="mb-5 text-ui text-muted">
        {isGuest ? t`The answer will come by email.` : t`The answer will come by email, to the address below.`}{' '}
        {contacts.length > 0 && (
          <TextLink {...modalTarget('contact', { about: undefined, renew: undefined })} replace>
            {t`Other ways to reach us`}
          </TextLink>
        )}
      </p>
      {(about || renew) && <SaleContact className="mb-5 text-ui text-muted" />}
      <SupportFields state={state} messageLabel={t`Message`} />
    </Modal>
  )
}
