import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronDown, Globe } from 'lucide-react'
import { LANGUAGE_NAMES } from '#/lib/language-names'
import { Icon } from '#/ui/icon'

/** The language shown, as the way to another one. */
export function LanguageLink() {
  const { t, i18n } = useLingui()
  return (
    <Link
      to="."
      search={(search) => ({ ...search, modal: 'language' })}
      className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-small text-muted no-underline hover:text-text"
    >
      <Icon of={Globe} size={16} />
      <span className="sr-only">{t`Language`}: </span>
      {LANGUAGE_NAMES[i18n.locale]}
      <Icon of={ChevronDown} size={16} />
    </Link>
  )
}
