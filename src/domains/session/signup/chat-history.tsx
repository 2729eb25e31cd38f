import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from '#/ui/cx'
import type { ChatState } from './chat-state'
import type { Question, QuestionKey } from './questions'
import type { ChatTexts } from './use-chat-texts'

interface ChatHistoryProps {
  questions: readonly Question[]
  state: ChatState
  /** The question that is asked now, below. */
  current: QuestionKey | undefined
  texts: ChatTexts
  /** How an answer is written. */
  show: (key: QuestionKey, answer: string) => ReactNode
  /** Goes back to an answer; absent for those that cannot be changed here. */
  onChange: (key: QuestionKey) => (() => void) | undefined
}

/** What was asked and answered so far, refused answers included. It is no live region: the next question speaks for itself. */
export function ChatHistory({ questions, state, current, texts, show, onChange }: ChatHistoryProps) {
  const { t } = useLingui()
  const { answers, refused } = state
  const said = questions.filter(
    ({ key }) => refused[key]?.some(({ text }) => text !== '') || (key !== current && answers[key] !== undefined),
  )
  if (said.length === 0) return null
  return (
    <ol aria-label={t`Your answers so far`} className="mb-7 flex flex-col gap-2.5 border-b border-line pb-6">
      {said.flatMap(({ key }) => {
        // An empty field says nothing.
        const refusals = (refused[key] ?? []).filter(({ text }) => text !== '')
        const answer = answers[key]
        const isOpen = key === current || answer === undefined
        const change = isOpen ? undefined : onChange(key)
        return [
          <Line key={key}>{texts.question(key)}</Line>,
          ...refusals.flatMap((refusal, turn) => [
            <Line key={`${key} ${turn}`} side="end" look="refused">
              <span className="sr-only">{t`Not accepted:`} </span>
              {show(key, refusal.text)}
            </Line>,
            // The last one is asked below, where the answer is given.
            ...(isOpen && turn === refusals.length - 1
              ? []
              : [<Line key={`${key} ${turn} again`}>{texts.again(key, refusal)}</Line>]),
          ]),
          ...(isOpen
            ? []
            : [
                <Line
                  key={`${key} answer`}
                  side="end"
                  look={answer === null ? 'skipped' : 'answer'}
                  change={change}
                  of={texts.label(key)}
                >
                  {answer === null ? t`Skipped` : show(key, answer)}
                </Line>,
              ]),
        ]
      })}
    </ol>
  )
}

const LOOKS = {
  answer: 'bg-accent-soft',
  refused: 'border border-strong text-muted line-through decoration-danger',
  skipped: 'text-muted',
}

interface LineProps {
  children: ReactNode
  side?: 'end'
  look?: keyof typeof LOOKS
  /** What the answer is called, where it can be changed. */
  of?: string
  change?: (() => void) | undefined
}

function Line({ children, side, look, of, change }: LineProps) {
  const { t } = useLingui()
  if (!side) return <li className="text-muted wrap-anywhere">{children}</li>
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3">
      {change && (
        <button type="button" className="link target text-small" aria-label={t`Change: ${of}`} onClick={change}>
          {t`Change`}
        </button>
      )}
      <span className={cx('max-w-full rounded-xl rounded-ee-sm px-4.5 py-2 wrap-anywhere', look && LOOKS[look])}>
        {children}
      </span>
    </li>
  )
}
