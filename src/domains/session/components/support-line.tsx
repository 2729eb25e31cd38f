import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { track } from '#/analytics/track'
import { normalisePhone } from '#/lib/phone'
import { ExternalLink } from '#/ui/external-link'

interface SupportLineProps {
  email: string
  telegramLink: string | null
  whatsAppNumber: string | null
}

/** Help for whoever cannot get in: the form for guests, named by the support address, and a messenger where there is one. */
export function SupportLine({ email, telegramLink, whatsAppNumber }: SupportLineProps) {
  const { t } = useLingui()
  return (
    <>
      <span>
        {t`Trouble signing in?`}{' '}
        <Link
          to="."
          search={(search) => ({ ...search, modal: 'support' })}
          onClick={() => track('open_support', { place: 'login' })}
          className="link target"
        >
          {email}
        </Link>
      </span>
      {telegramLink ? (
        <ExternalLink href={telegramLink} className="target">{t`Write in Telegram`}</ExternalLink>
      ) : (
        whatsAppNumber && (
          <ExternalLink href={`https://wa.me/${normalisePhone(whatsAppNumber).slice(1)}`} className="target">
            {t`Write in WhatsApp`}
          </ExternalLink>
        )
      )}
    </>
  )
}
