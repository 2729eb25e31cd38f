import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, CheckCheck } from 'lucide-react'
import { type LearnerTime, useLearnerTime } from '#/domains/account/use-learner-time'
import type { Message } from '#/domains/chats/model'
import { readQuestion } from '#/domains/study/lesson-moment'
import { dateText } from '#/domains/study/texts'
import { daysUntil } from '#/lib/dates'
import { formatDate } from '#/lib/format-date'
import { appUrl } from '#/platform/app-url'
import { cx } from '#/ui/cx'
import { Avatar } from '#/ui/pictures/avatar'
import { Icon } from '#/ui/pictures/icon'
import type { ListedChat } from '../chat-groups'
import { readOnlyReason } from '../read-only'
import { useChatName } from '../use-chat-name'

const DAYS_OF_WEEK = 7

/** One chat: whose it is, the newest message, when it came, and how many are unread. */
export function ChatRow({ listed }: { listed: ListedChat }) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { chat } = listed
  const { name, course } = useChatName(listed)
  const newest = chat.messages.at(-1)
  const at = chat.lastMessageAt ?? newest?.createdAt
  const count = chat.unreadCount
  const nothing =
    readOnlyReason(listed) === 'not-started' ? t`You can write here once the course begins.` : t`No messages yet`
  return (
    <Link
      to="/chat/$chatId"
      params={{ chatId: chat.id }}
      search={({ q }) => ({ q })}
      className="-mx-3 flex items-center gap-3.5 rounded-md p-3 no-underline hover:bg-fill aria-[current=page]:bg-fill forced-colors:aria-[current=page]:border-2"
    >
      <Avatar name={name} src={chat.avatar} size={48} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-3">
          <b className="line-clamp-2 min-w-0 flex-1 text-ui font-bold wrap-anywhere">{name}</b>
          {at && <span className="num shrink-0 text-caption text-muted">{shortTime(at, time)}</span>}
        </span>
        {course && <span className="block truncate text-caption text-muted">{course}</span>}
        <span className="flex items-center gap-2 text-small">
          <span className={cx('flex min-w-0 flex-1 items-center gap-1.5', count === 0 && 'text-muted')}>
            {newest && newest.employee === null && <Icon of={newest.isViewed ? CheckCheck : Check} size={16} />}
            <span className="truncate">{newest ? <NewestText message={newest} /> : nothing}</span>
          </span>
          {count > 0 && (
            <span className="num grid h-[1.25rem] min-w-[1.25rem] shrink-0 place-items-center rounded-full bg-spark px-1.5 text-[0.75rem] leading-none font-bold text-on-spark">
              <span aria-hidden>{count}</span>
              <span className="sr-only">{t`${plural(count, { one: '# unread message', other: '# unread messages' })}`}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

/** In an element of its own, which a translating browser leaves in place. */
function NewestText({ message }: { message: Message }) {
  const { t } = useLingui()
  const count = message.files.length
  const { text, moment } = readQuestion(message.message, appUrl())
  const files = t`${plural(count, { one: '# file', other: '# files' })}`
  return <span>{text || (moment ? t`A question about a lesson` : files)}</span>
}

/** A clock time today, a weekday within a week, otherwise a date. */
function shortTime(at: Date, time: LearnerTime): string {
  const days = daysUntil(at, time.now, time.zone)
  if (days <= 0) return formatDate(at, 'time', time.locale, time.zone)
  return days < DAYS_OF_WEEK ? formatDate(at, 'shortWeekday', time.locale, time.zone) : dateText(at, time)
}
