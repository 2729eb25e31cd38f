import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useState } from 'react'
import type { Message } from '#/domains/chats/model'
import { useMessageRating } from '#/domains/chats/use-message-rating'
import { FieldError } from '#/ui/fields/field'
import { Rating } from '#/ui/fields/rating'
import { Icon } from '#/ui/pictures/icon'
import { errorTexts } from '#/ui/states/error-texts'

interface AnswerRatingProps {
  message: Message
  chatId: number
  /** Whether it stands open from the start, as below the newest answer. */
  isNewest: boolean
}

/** Below an expert's answer: how useful it was. Further up it is a line that opens, so that a long conversation stays light. */
export function AnswerRating({ message, chatId, isNewest }: AnswerRatingProps) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { value, error, rate } = useMessageRating(message, chatId, 'message')
  const words = [t`Not useful`, t`Slightly useful`, t`Fairly useful`, t`Useful`, t`Very useful`] as const
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-1 text-caption text-muted">
      {isNewest || isOpen ? (
        <>
          <span>{t`Was this useful?`}</span>
          <Rating label={t`Was this useful?`} words={words} value={value} onChange={(given) => void rate(given)} />
        </>
      ) : (
        <button type="button" className="link target inline-flex items-center gap-1.5" onClick={() => setOpen(true)}>
          <Icon of={Star} size={16} />
          {value === null ? t`Rate this answer` : t`You rated it ${value} of 5`}
        </button>
      )}
      {error !== null && (
        <div role="alert" className="w-full">
          <FieldError>{t`The rating is not saved. ${errorTexts(i18n, error)}`}</FieldError>
        </div>
      )}
    </div>
  )
}
