import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SchoolLogo } from '#/domains/site-config/school-logo'
import { useBrand } from '#/domains/site-config/use-brand'
import { knownLocale } from '#/lib/locale'
import { TextLink } from '#/ui/buttons/text-link'
import { useDocumentTitle } from '#/ui/page/document-title'
import { LanguageMenu } from '../entry/language-menu'
import { SupportLine } from '../entry/support-line'
import { AccessFrame } from './access-frame'

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
      language={<LanguageMenu languages={languages} />}
      title={title}
      lead={lead}
      foot={<SupportLine {...{ telegramLink, whatsAppNumber }} email={supportEmail} />}
    >
      {children}
    </AccessFrame>
  )
}

/** What else can be done at a step: its own links, and always signing out. */
export function StepWaysOut({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className="mt-6 flex flex-col items-start gap-2 touch:gap-6 border-t border-line pt-5 text-ui">
      {children}
      <TextLink to="/logout" preload={false} className="target">
        {t`Log out`}
      </TextLink>
    </div>
  )
}
