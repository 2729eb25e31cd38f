import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SchoolLogo } from '#/domains/site-config/school-logo'
import { useBrand } from '#/domains/site-config/use-brand'
import { useDocumentTitle } from '#/ui/page/document-title'
import { ProgressBar } from '#/ui/states/progress'
import { LanguageMenu } from '../entry/language-menu'
import { SupportLine } from '../entry/support-line'

interface ChatFrameProps {
  title: string
  /** The question that is asked, out of how many; more than these: all are answered. */
  at: number
  total: number
  /** At the right of the logo: another way than this chat. */
  aside: ReactNode
  children: ReactNode
}

/** The frame of the registration chat: one column, and from tablets on the brand's picture beside it. */
export function ChatFrame({ title, at, total, aside, children }: ChatFrameProps) {
  const { t } = useLingui()
  const { assets, languages, supportEmail, telegramLink, whatsAppNumber } = useBrand()
  useDocumentTitle(title)
  const place = Math.min(at, total)
  return (
    <div className="flex min-h-dvh flex-col tablet:grid tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-1 flex-col px-5 tablet:px-[clamp(48px,8vw,120px)]">
        <header>
          <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 tablet:min-h-24">
            <SchoolLogo className="h-6.5" />
            <span className="text-small">{aside}</span>
          </div>
          {total > 1 && (
            <div className="mb-7 flex items-center gap-4">
              <ProgressBar
                className="flex-1"
                value={(100 * (at - 1)) / total}
                label={t`Question ${place} of ${total}`}
              />
              <span className="num text-caption text-muted">{t`${place} of ${total}`}</span>
            </div>
          )}
        </header>
        <main id="main" tabIndex={-1} className="max-w-170 flex-1 pb-8 outline-none">
          {children}
        </main>
        <footer className="flex flex-wrap items-center gap-x-6 gap-y-1.5 pt-4 pb-6 text-small text-muted">
          <SupportLine {...{ telegramLink, whatsAppNumber }} email={supportEmail} />
          <LanguageMenu languages={languages} />
        </footer>
      </div>
      <figure className="hidden overflow-hidden bg-fill tablet:sticky tablet:top-(--strip) tablet:block tablet:h-[calc(100dvh-var(--strip))]">
        <img src={assets.art} alt="" className="size-full object-cover object-center" />
      </figure>
    </div>
  )
}
