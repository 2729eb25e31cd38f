import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronDown, Globe } from 'lucide-react'
import type { BrandConfig } from '#/brand/brand-config'
import { LANGUAGE_NAMES } from '#/lib/locale'
import { modalTarget } from '#/ui/modals/modal-target'
import { Icon } from '#/ui/pictures/icon'

/** Look of the control, shared by the link and the menu's button that takes its place. */
export const LANGUAGE_LOOK =
  '-mr-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-small text-muted no-underline hover:text-text'

/** The current language, as a link to change it, which works before any code is there; nothing where the school has only one. */
export function LanguageLink({ languages }: Pick<BrandConfig, 'languages'>) {
  if (languages.length < 2) return null
  return (
    <Link {...modalTarget('language')} className={LANGUAGE_LOOK}>
      <LanguageName />
    </Link>
  )
}

/** What the control shows: the language in force, after the word for screen readers. */
export function LanguageName() {
  const { t, i18n } = useLingui()
  return (
    <>
      <Icon of={Globe} size={16} />
      <span>
        <span className="sr-only">{t`Language`}: </span>
        {LANGUAGE_NAMES[i18n.locale]}
      </span>
      <Icon of={ChevronDown} size={16} />
    </>
  )
}
