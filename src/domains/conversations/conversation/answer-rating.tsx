import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import type { Message } from '#/domains/chats/model'
import { useMessageRating } from '#/domains/chats/use-message-rating'
import { cx } from '#/ui/cx'
import { FieldError } from '#/ui/fields/field'
import { Rating } from '#/ui/fields/rating'
import { Icon } from '#/ui/pictures/icon'
import { errorTexts } from '#/ui/states/error-texts'

interface AnswerRatingProps {
  message: Message
  chatId: number
  /** Whether its stars stand open: those of the newest answer do, others once they are asked for. */
  isOpen: boolean
  onOpen: () => void
}

/** In the foot of an expert's answer: how useful it was; nothing where it is neither rated nor asked for, so that a long conversation stays light. */
export function AnswerRating({ message, chatId, isOpen, onOpen }: AnswerRatingProps) {
  const { t, i18n } = useLingui()
  const { value, error, rate } = useMessageRating(message, chatId, 'message')
  const words = [t`Not useful`, t`Slightly useful`, t`Fairly useful`, t`Useful`, t`Very useful`] as const
  if (!isOpen && value === null && error === null) return null
  return (
    <div className={cx('me-auto flex flex-wrap items-center gap-x-4', isOpen && 'w-full border-t border-line pt-1')}>
      {isOpen ? (
        <>
          <span className="flex-1">{t`Was this useful?`}</span>
          <Rating label={t`Was this useful?`} words={words} value={value} onChange={(given) => void rate(given)} />
        </>
      ) : (
        <button type="button" className="link target inline-flex items-center gap-1.5" onClick={onOpen}>
          <Icon of={Star} size={16} />
          <span>{value === null ? t`Rate this answer` : t`You rated it ${value} of 5`}</span>
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
