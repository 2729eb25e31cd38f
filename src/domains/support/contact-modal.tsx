import { useLingui } from '@lingui/react/macro'
import { ExternalLink as ExternalIcon, Send, ShoppingBag, Smartphone } from 'lucide-react'
import { ROW, ROW_PRESSABLE, Rows } from '#/ui/page/rows'
import { Icon } from '#/ui/pictures/icon'
import { cx } from '#/ui/cx'
import { Modal } from '#/ui/modals/modal'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { useContacts } from './use-contacts'

const SIGNS = { telegram: Send, whatsapp: Smartphone, sales: ShoppingBag }

/** Other ways to reach the school, signed in or not. */
export function ContactModal() {
  const { t } = useLingui()
  const close = useCloseModal()
  const contacts = useContacts()
  const names = { telegram: 'Telegram', whatsapp: t`WhatsApp`, sales: t`Sales team` }
  return (
    <Modal title={t`Write where it suits you`} onClose={close} size="sm">
      {contacts.length === 0 ? (
        <p className="text-ui text-muted">{t`The school names no other way. Write to support: the answer comes by email.`}</p>
      ) : (
        <Rows open>
          {contacts.map(({ kind, address, detail }) => (
            <li key={kind}>
              <a
                href={address}
                target={address.startsWith('http') ? '_blank' : undefined}
                rel="noopener noreferrer"
                className={cx(ROW, ROW_PRESSABLE)}
              >
                <Icon of={SIGNS[kind]} className="text-muted" />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="block text-ui font-strong">{names[kind]}</span>
                  <span className="mt-0.5 block text-small text-muted">{detail}</span>
                </span>
                <Icon of={ExternalIcon} size={18} className="text-muted" />
                {address.startsWith('http') && <span className="sr-only">{t`(opens in a new tab)`}</span>}
              </a>
            </li>
          ))}
        </Rows>
      )}
    </Modal>
  )
}
