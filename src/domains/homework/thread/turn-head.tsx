import { useLingui } from '@lingui/react/macro'
import type { Message } from '#/domains/chats/model'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { formatDate } from '#/lib/format-date'
import { Avatar } from '#/ui/pictures/avatar'

interface TurnHeadProps {
  /** The author, for the avatar. */
  name: string
  picture: string | null | undefined
  /** The picture did not load. */
  onPictureError?: () => void
  /** The expert's name, or which answer of the learner it is. */
  title: string
  /** The last message of the turn. */
  message: Message
}

/** Who wrote, and when. */
export function TurnHead({ name, picture, onPictureError, title, message }: TurnHeadProps) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { createdAt } = message
  const date = dateText(createdAt, time, 'weekdayDay')
  const clock = formatDate(createdAt, 'time', time.locale, time.zone)
  return (
    <header className="mb-4 flex items-center gap-3">
      <Avatar name={name} src={picture} onError={onPictureError} />
      <div className="min-w-0">
        <h2 tabIndex={-1} className="text-ui leading-[1.3] font-bold wrap-anywhere">
          {title}
        </h2>
        <time dateTime={createdAt.toISOString()} className="block text-small text-muted first-letter:uppercase">
          {t`${date}, ${clock}`}
        </time>
      </div>
    </header>
  )
}
