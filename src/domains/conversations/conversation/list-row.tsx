import { useLingui } from '@lingui/react/macro'
import type { MessageStore } from '#/domains/chats/message-store'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { dateText } from '#/domains/study/texts'
import { calendarDay } from '#/lib/dates'
import { ConsultationEdge } from './consultation-edge'
import type { ConversationRow } from './conversation-rows'
import { HistoryGap } from './history-gap'
import { MessageItem } from './message-item'

interface ListRowProps {
  row: ConversationRow
  store: MessageStore
  chatId: number
  isFirst: boolean
  isMarked: boolean
}

/** One row of a conversation. */
export function ListRow({ row, store, chatId, isFirst, isMarked }: ListRowProps) {
  const { t } = useLingui()
  switch (row.type) {
    case 'gap':
      return <HistoryGap chatId={chatId} gap={row} isFirst={isFirst} />
    case 'day':
      return <Day at={row.at} />
    case 'new':
      return (
        <p className="flex items-center gap-3 pb-4 text-caption font-bold text-accent-text before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t`New messages`}
        </p>
      )
    case 'message': {
      const message = store.get(row.id)
      return message && <MessageItem message={message} isMarked={isMarked} />
    }
    case 'consultation':
      return <ConsultationEdge row={row} />
  }
}

function Day({ at }: { at: Date }) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const days = calendarDay(time.now, time.zone) - calendarDay(at, time.zone)
  const text = days === 0 ? t`Today` : days === 1 ? t`Yesterday` : dateText(at, time, 'weekdayDay')
  return <p className="pt-1 pb-4 text-center text-caption text-muted first-letter:uppercase">{text}</p>
}
