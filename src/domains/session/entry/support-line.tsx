import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { telegramAddress, whatsAppLink } from '#/domains/site-config/contact'
import { ExternalLink } from '#/ui/buttons/external-link'
import { modalTarget } from '#/ui/modals/modal-target'

interface SupportLineProps {
  email: string
  telegramLink: string | null
  whatsAppNumber: string | null
}

/** Help for anyone who cannot sign in: the guests' support form behind the support address, and a messenger where there is one. */
export function SupportLine({ email, telegramLink, whatsAppNumber }: SupportLineProps) {
  const { t } = useLingui()
  const telegram = telegramAddress(telegramLink)
  const whatsApp = telegram === null ? whatsAppLink(whatsAppNumber) : null
  return (
    <>
      <span className="min-w-0">
        {t`Trouble signing in?`}{' '}
        <Link {...modalTarget('support')} className="link target wrap-anywhere">
          {email}
        </Link>
      </span>
      {telegram && <ExternalLink href={telegram} className="target">{t`Write on Telegram`}</ExternalLink>}
      {whatsApp && <ExternalLink href={whatsApp} className="target">{t`Write on WhatsApp`}</ExternalLink>}
    </>
  )
}
