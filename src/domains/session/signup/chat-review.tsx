import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { QuestionKey } from './questions'
import type { ChatTexts } from './use-chat-texts'

interface ChatReviewProps {
  texts: ChatTexts
  rows: readonly { key: QuestionKey; answer: ReactNode; change?: (() => void) | undefined }[]
}

/** All answers at the end, each with the way back to it. */
export function ChatReview({ texts, rows }: ChatReviewProps) {
  const { t } = useLingui()
  return (
    <dl className="mb-7 border-t border-line">
      {rows.map(({ key, answer, change }) => {
        const of = texts.label(key)
        return (
          <div key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
            <dt className="w-full text-small text-muted tablet:w-40">{of}</dt>
            <dd className="min-w-0 flex-1 wrap-anywhere">{answer}</dd>
            {change && (
              <dd>
                <button type="button" className="link target text-small" aria-label={t`Change: ${of}`} onClick={change}>
                  {t`Change`}
                </button>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
