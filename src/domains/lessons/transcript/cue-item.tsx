import { useLingui } from '@lingui/react/macro'
import { Quote, Repeat } from 'lucide-react'
import { memo, useId } from 'react'
import { IconButton } from '#/ui/buttons/icon-button'
import { cx } from '#/ui/cx'
import { MarkedText } from '#/ui/marked-text'
import { clockText } from '#/lib/clock-text'
import type { Cue } from '../captions/cues'

interface CueItemProps {
  cue: Cue
  index: number
  /** Number of cues. */
  count: number
  isCurrent: boolean
  isPast: boolean
  /** Whether it belongs to the part that is practised; null: none is. */
  practice: 'in' | 'out' | null
  pattern: RegExp | null
  language: string
}

/** One cue: pressing it seeks the video there; beside it, a button to quote it. The list handles both presses. */
export const CueItem = memo(function CueItem({
  cue,
  index,
  count,
  isCurrent,
  isPast,
  practice,
  pattern,
  language,
}: CueItemProps) {
  const { t } = useLingui()
  const id = useId()
  const time = clockText(cue.start)
  return (
    <div
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={count}
      data-cue={index}
      className="group/cue relative -mx-3 rounded-md hover:bg-fill has-aria-current:bg-fill data-[practice=in]:bg-accent-soft"
      data-practice={practice ?? undefined}
    >
      {isCurrent && (
        <span
          aria-hidden
          className="absolute inset-y-2.5 left-0 w-0.75 rounded-full bg-spark-line forced-colors:bg-[Highlight]"
        />
      )}
      {/* The words stand beside the button, which names them: text in a button cannot be selected. The list takes a press on either. */}
      <div
        className={cx(
          'grid min-h-11 w-full cursor-pointer grid-cols-[minmax(44px,auto)_minmax(0,1fr)] gap-2.5 rounded-md py-2 ps-3 text-start text-ui leading-normal -outline-offset-2! has-focus-visible:outline-2 has-focus-visible:outline-focus tablet:text-small',
          practice ? 'pe-21 touch:pe-24' : 'pe-10',
          isCurrent ? 'font-medium' : isPast && 'text-muted',
        )}
      >
        <button
          type="button"
          id={`${id}-time`}
          aria-labelledby={`${id}-time ${id}-words`}
          aria-current={isCurrent || undefined}
          className={cx(
            'num -my-2 flex items-start pt-2.25 pb-2 text-left text-caption whitespace-nowrap outline-none',
            isCurrent ? 'font-strong text-accent-text' : 'text-muted',
          )}
        >
          {time}
        </button>
        <span id={`${id}-words`} lang={language} className="wrap-anywhere whitespace-pre-line">
          <MarkedText text={cue.text} pattern={pattern} />
        </span>
      </div>
      {practice && (
        <IconButton
          label={t`Repeat what is said at ${time}`}
          icon={Repeat}
          size="sm"
          tooltip={false}
          data-repeat
          aria-pressed={practice === 'in'}
          className="absolute! top-1 right-10 touch:top-0 touch:right-12"
        />
      )}
      <IconButton
        label={t`Copy the quotation at ${time}`}
        icon={Quote}
        size="sm"
        tooltip={false}
        data-quote
        className={cx(
          'absolute! top-1 right-1 touch:top-0 bg-fill text-muted focus-visible:opacity-100',
          isCurrent
            ? 'opacity-100'
            : 'opacity-0 group-hover/cue:opacity-100 group-focus-within/cue:opacity-100 max-tablet:pointer-events-none',
        )}
      />
    </div>
  )
})
