import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { MessageStore } from '#/domains/chats/message-store'
import { dateText } from '#/domains/study/texts'
import { calendarDay } from '#/lib/dates'
import { announce } from '#/ui/page/live-region'
import { Icon } from '#/ui/pictures/icon'
import { ConsultationEdge } from './consultation-edge'
import type { ConversationRow } from './conversation-rows'
import { HistoryGap } from './history-gap'
import { MessageItem } from './message-item'
import { useSeen } from './use-seen'

/** Nearer to the end than this, in px, the newest messages are followed. */
const END_PX = 48

interface MessageListProps {
  chatId: number
  store: MessageStore
  rows: readonly ConversationRow[]
  firstUnread: number | null
  /** What waits to be sent, below the messages, each with a key. */
  unsent: readonly { key: string; node: ReactNode }[]
}

/** The messages of a conversation, of which only those near the window are drawn; earlier ones come in without moving the reader. */
export function MessageList({ chatId, store, rows, firstUnread, unsent }: MessageListProps) {
  const { t } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const total = rows.length + unsent.length
  const isGrownAbove = useGrownAbove(rows)
  useSeen(chatId, store, scroller)

  const newest = rows.findLast((row) => row.type === 'message')?.message
  const [readTo, setReadTo] = useState(newest?.id ?? 0)
  const newBelow = isAtEnd
    ? 0
    : rows.filter((row) => row.type === 'message' && row.message.employee !== null && row.message.id > readTo).length

  const toEnd = () => list.current?.scrollToIndex(total - 1, { align: 'end' })

  useLayoutEffect(() => {
    const at = rows.findIndex(({ type }) => type === 'new')
    if (at >= 0) list.current?.scrollToIndex(at, { align: 'start' })
    else toEnd()
    // Once, at the opening.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const follow = useEffectEvent(() => {
    if (isAtEnd) toEnd()
  })
  const last = unsent.at(-1)?.key ?? rows.at(-1)?.key
  const wasLast = useRef(last)
  useEffect(() => {
    if (wasLast.current !== last) follow()
    wasLast.current = last
  }, [last])

  // An own message is always shown.
  const ownCount = unsent.length
  const showOwn = useEffectEvent(toEnd)
  const wasOwn = useRef(ownCount)
  useEffect(() => {
    if (ownCount > wasOwn.current) showOwn()
    wasOwn.current = ownCount
  }, [ownCount])

  const tell = useEffectEvent(() => {
    if (!newest?.employee || newest.isViewed) return
    const text = newest.message
    announce(t`New message: ${text}`)
  })
  const known = useRef(newest?.id)
  useEffect(() => {
    if (known.current !== undefined && (newest?.id ?? 0) > known.current) tell()
    known.current = newest?.id
  }, [newest?.id])

  function scrolled() {
    const { current } = list
    if (!current) return
    const isNow = current.scrollOffset + current.viewportSize >= current.scrollSize - END_PX
    setIsAtEnd(isNow)
    if (isNow) setReadTo(newest?.id ?? 0)
  }

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        data-scroller
        data-first-unread={firstUnread ?? undefined}
        role="region"
        aria-label={t`Conversation`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls can be reached by keyboard
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-gutter pt-4 -outline-offset-2! tablet:px-8"
      >
        <Virtualizer ref={list} scrollRef={scroller} shift={isGrownAbove} as="ul" item="li" onScroll={scrolled}>
          {[
            ...rows.map((row) => <Row key={row.key} row={row} chatId={chatId} />),
            ...unsent.map(({ key, node }) => <div key={key}>{node}</div>),
          ]}
        </Virtualizer>
      </div>
      {!isAtEnd && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute start-1/2 bottom-3 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full bg-inverse px-4 text-small font-bold text-on-inverse shadow-2"
        >
          {newBelow > 0 ? (
            t`${plural(newBelow, { one: '# new', other: '# new' })}`
          ) : (
            <span className="sr-only">{t`To the newest message`}</span>
          )}
          <Icon of={ChevronDown} size={18} />
        </button>
      )}
    </div>
  )
}

/** Whether the rows have grown at their beginning since they were last drawn: then the place is kept from the end. */
function useGrownAbove(rows: readonly ConversationRow[]): boolean {
  const [before, setBefore] = useState({ rows, isGrownAbove: false })
  if (before.rows === rows) return before.isGrownAbove
  const isGrownAbove = rows.length > before.rows.length && rows.at(-1)?.key === before.rows.at(-1)?.key
  setBefore({ rows, isGrownAbove })
  return isGrownAbove
}

function Row({ row, chatId }: { row: ConversationRow; chatId: number }) {
  const { t } = useLingui()
  switch (row.type) {
    case 'gap':
      return <HistoryGap chatId={chatId} page={row.page} missing={row.missing} />
    case 'day':
      return <Day at={row.at} />
    case 'new':
      return (
        <p className="flex items-center gap-3 pb-4 text-caption font-bold text-accent-text before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t`New messages`}
        </p>
      )
    case 'message':
      return <MessageItem message={row.message} />
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
