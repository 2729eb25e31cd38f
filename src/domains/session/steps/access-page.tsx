import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SchoolLogo } from '#/domains/site-config/school-logo'
import { useBrand } from '#/domains/site-config/use-brand'
import { knownLocale } from '#/lib/locale'
import { useDocumentTitle } from '#/ui/page/document-title'
import { AccessFrame } from './access-frame'
import { LanguageLink } from '../entry/language-link'
import { SupportLine } from '../entry/support-line'

interface AccessPageProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A screen outside the shell in the frame of the sign-in. */
export function AccessPage({ title, lead, children }: AccessPageProps) {
  const { i18n } = useLingui()
  const { texts, languages, assets, artTone, supportEmail, telegramLink, whatsAppNumber } = useBrand()
  useDocumentTitle(title)
  return (
    <AccessFrame
      art={assets.art}
      caption={texts.artCaption[knownLocale(i18n.locale)]}
      captionTone={artTone}
      logo={<SchoolLogo className="h-6.5" />}
      language={<LanguageLink languages={languages} />}
      title={title}
      lead={lead}
      foot={<SupportLine {...{ telegramLink, whatsAppNumber }} email={supportEmail} />}
    >
      {children}
    </AccessFrame>
  )
}
