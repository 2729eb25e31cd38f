import { useLingui } from '@lingui/react/macro'
import { ExternalLink as ExternalIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'
import { hostOf } from './host-of'

interface ExternalLinkProps {
  /** An address that was already checked to be http(s), or one that we built (`tel:`, `mailto:`). */
  href: string
  children: ReactNode
  /** Shows the host's name after the text. */
  showHost?: boolean
  className?: string
}

/** A link out of the app: a new tab, an icon, the host's name, no referrer. */
export function ExternalLink({ href, children, showHost = false, className }: ExternalLinkProps) {
  const web = /^https?:/i.test(href)
  const host = showHost ? hostOf(href) : null
  return (
    <a href={href} target={web ? '_blank' : undefined} rel="noopener noreferrer" className={cx('link', className)}>
      {children}
      {web && (
        // Joined to the last word, so that the icon never begins a line: by a space of no visible width, since every font has one.
        <span className="whitespace-nowrap">
          <span className="text-[1px]">{'\u00A0'}</span>
          <Icon of={ExternalIcon} size={14} className="ms-1 inline-block align-[-0.1em]" />
        </span>
      )}
      {host && <span className="ms-1 inline-block text-muted">{host}</span>}
      {web && <NewTabNote />}
    </a>
  )
}

/** Says to screen readers what the icon of an external link says to the eye. */
function NewTabNote() {
  const { t } = useLingui()
  return <span className="sr-only"> {t`(opens in a new tab)`}</span>
}
