import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronDown, Globe } from 'lucide-react'
import type { BrandConfig } from '#/brand/brand-config'
import { LANGUAGE_NAMES } from '#/lib/locale'
import { modalTarget } from '#/ui/modals/modal-target'
import { Icon } from '#/ui/pictures/icon'

/** The current language, as a link to change it; nothing where the school has only one. */
export function LanguageLink({ languages }: Pick<BrandConfig, 'languages'>) {
  const { t, i18n } = useLingui()
  if (languages.length < 2) return null
  return (
    <Link
      {...modalTarget('language')}
      className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-small text-muted no-underline hover:text-text"
    >
      <Icon of={Globe} size={16} />
      <span className="sr-only">{t`Language`}: </span>
      {LANGUAGE_NAMES[i18n.locale]}
      <Icon of={ChevronDown} size={16} />
    </Link>
  )
}
