import { useLingui } from '@lingui/react/macro'
import type { Message } from '#/domains/chats/model'
import { useMessageRating } from '#/domains/chats/use-message-rating'
import { FieldError } from '#/ui/fields/field'
import { Rating } from '#/ui/fields/rating'
import { errorTexts } from '#/ui/states/error-texts'

interface ReviewRatingProps {
  message: Message
  chatId: number
}

/** A rating of how useful a review was: kept until it has arrived, and changed as often as the learner likes (L21). */
export function ReviewRating({ message, chatId }: ReviewRatingProps) {
  const { t, i18n } = useLingui()
  const { value, error, rate } = useMessageRating(message, chatId, 'homework')
  const words = [t`Not useful`, t`Slightly useful`, t`Fairly useful`, t`Useful`, t`Very useful`] as const

  return (
    <div className="mt-6 flex max-w-[58ch] flex-col gap-x-6 border-t border-line pt-5 tablet:flex-row tablet:items-center">
      {/* On phones the word stands below the stars, so that no gap is reserved above them. */}
      <div className="flex-1 max-tablet:contents">
        <p className="text-ui font-strong">{t`How useful was this review?`}</p>
        <div className="max-tablet:order-1">
          <p className="text-caption text-muted max-tablet:min-h-[1.4em]">{value !== null && words[value - 1]}</p>
          {error !== null && (
            <div role="alert" className="mt-1">
              <FieldError>{t`The rating is not saved. ${errorTexts(i18n, error)}`}</FieldError>
            </div>
          )}
        </div>
      </div>
      <Rating
        label={t`How useful was this review?`}
        words={words}
        value={value}
        onChange={(rating) => void rate(rating)}
      />
    </div>
  )
}
