import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { MessageStore } from '#/domains/chats/message-store'
import { chatQueries, MESSAGES_PER_PAGE } from '#/domains/chats/queries'
import { placeFrom } from '#/domains/chats/sorted-ids'
import { useChatPollMs } from '#/domains/chats/use-chat-poll-ms'
import { part, usePreload } from '#/ui/late/part'
import { announce } from '#/ui/page/live-region'
import { Icon } from '#/ui/pictures/icon'
import { type ConversationRows, hasGrownAbove } from './conversation-rows'
import { ListRow } from './list-row'
import { useMessageName } from './message-item'
import { useAnnounceNew } from './use-announce-new'
import { useMessageMenu } from './use-message-menu'
import { useSeen } from './use-seen'

/** Nearer to the end than this, in px, the newest messages are followed. */
const END_PX = 48
/** What a reader does to go elsewhere. */
const READER_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const

const MessageMenu = part(() => import('./message-menu'), 'MessageMenu', { missing: 'toast' })

/** A loaded message that was looked for. */
export interface Marked {
  id: number
  /** It is announced; else that is done where it was found. */
  isSaid: boolean
}

interface MessageListProps {
  chatId: number
  store: MessageStore
  rows: ConversationRows
  firstUnread: number | null
  /** It is shown and marked, and once more with each new object. */
  marked: Marked | null
  /** Puts a message's text into the field as a quote; null where nothing can be written. */
  onQuote: ((text: string) => void) | null
  /** What waits to be sent, and what else stands below the messages, each with a key. */
  unsent: readonly { key: string; node: ReactNode }[]
}

/** The messages of a conversation, of which only those near the window are drawn; earlier ones come in without moving the reader. */
export function MessageList({ chatId, store, rows, firstUnread, marked, onQuote, unsent }: MessageListProps) {
  const { t } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const reading = useRef<number | null>(null)
  const nameOf = useMessageName()
  const [isAtEnd, setIsAtEnd] = useState(marked === null)
  // Only their number: each is made when it is drawn.
  const items = useMemo<ArrayLike<undefined>>(() => ({ length: rows.length + unsent.length }), [rows, unsent])
  const isGrownAbove = useGrownAbove(rows, reading)
  useSeen(chatId, scroller)
  const opened = useMessageMenu(scroller)
  const inMenu = opened && store.get(opened.messageId)
  usePreload(MessageMenu)
  useAnnounceNew(store, rows.ids)
  useShownAgain(chatId, store, list, rows)

  const newest = rows.ids.at(-1) ?? 0
  const [readTo, setReadTo] = useState(newest)
  const isAnswer = (id: number) => Boolean(store.get(id)?.employee)
  const newBelow = isAtEnd ? 0 : rows.ids.slice(placeFrom(rows.ids, readTo + 1)).filter(isAnswer).length

  const toEnd = () => list.current?.scrollToIndex(items.length - 1, { align: 'end' })
  const toMarked = () => {
    const at = marked === null ? -1 : rows.indexOfMessage(marked.id)
    if (at >= 0) list.current?.scrollToIndex(at, { align: 'center' })
  }
  const toUnread = () => {
    const at = rows.indexOfSeparator('new')
    if (at >= 0) list.current?.scrollToIndex(at, { align: 'start' })
  }

  /** What is kept in its place until the reader moves: what comes in around it has heights of its own. */
  const held = useRef<'marked' | 'unread' | 'end' | null>(null)
  const ownMove = useOwnMove()
  const keepHeld = () => {
    if (held.current !== null) ownMove.begin()
    if (held.current === 'marked') toMarked()
    else if (held.current === 'unread') toUnread()
    else if (held.current === 'end') toEnd()
  }
  const holdAt = (what: 'marked' | 'unread' | 'end') => {
    held.current = what
    keepHeld()
  }
  useReaderMoves(scroller, () => (held.current = null))
  const hold = useEffectEvent(holdAt)
  useLayoutEffect(() => {
    if (marked === null) hold(rows.indexOfSeparator('new') >= 0 ? 'unread' : 'end')
    // Once, at the opening.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const sayMarked = useEffectEvent((id: number) => {
    const message = store.get(id)
    if (message) announce([nameOf(message).label, message.message].filter(Boolean).join('. '))
  })
  useLayoutEffect(() => {
    if (marked) hold('marked')
    else if (held.current === 'marked') held.current = null
    if (marked?.isSaid) sayMarked(marked.id)
  }, [marked])
  const keep = useEffectEvent(keepHeld)
  useLayoutEffect(() => keep(), [items])

  const follow = useEffectEvent(() => {
    if (held.current === null && isAtEnd) toEnd()
  })
  // Also where something comes in above the last of them, as the beginning of a consultation does.
  const known = useRef(items)
  useEffect(() => {
    if (known.current !== items) follow()
    known.current = items
  }, [items])

  // An own message is always shown.
  const ownCount = unsent.length
  const wasOwn = useRef(ownCount)
  useEffect(() => {
    if (ownCount > wasOwn.current) hold('end')
    wasOwn.current = ownCount
  }, [ownCount])

  const viewport = useRef<number>(undefined)
  function scrolled() {
    const isNow = notePlace()
    // All that is unread stands on the screen: what comes next is followed.
    if (isNow && held.current === 'unread') held.current = 'end'
    // A screen reader, or the browser's own search, moves without a press; a window that grows moves what stands at the end, too.
    const isReaders = scroller.current?.clientHeight === viewport.current && !ownMove.isUnderWay()
    if (isReaders && !(isNow && held.current === 'end')) held.current = null
  }
  function resized() {
    const isSameWindow = scroller.current?.clientHeight === viewport.current
    viewport.current = scroller.current?.clientHeight
    // As the keyboard of a phone comes up.
    if (!isSameWindow && held.current === null && isAtEnd) held.current = 'end'
    // A reader on the way is told by the scroll.
    if (isSameWindow && held.current === null) return
    // Rows are measured after they came in, and again once their pictures or the fonts are there.
    keepHeld()
    notePlace()
  }

  /** Whether the end stands on the screen. */
  function notePlace(): boolean {
    if (!scroller.current || !list.current) return false
    // The list itself learns of a new height later.
    const { scrollTop, clientHeight, scrollHeight } = scroller.current
    const isNow = scrollTop + clientHeight >= scrollHeight - END_PX
    setIsAtEnd(isNow)
    if (isNow) setReadTo(newest)
    const first = list.current.findItemIndex(scrollTop)
    reading.current = idsOfRows(rows, first, first + 8)[0] ?? null
    return isNow
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
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          shift={isGrownAbove}
          as="ul"
          item="li"
          onScroll={scrolled}
          onResize={resized}
          data={items}
        >
          {(_none, at) => {
            const row = rows.at(at)
            const own = unsent[at - rows.length]
            if (!row) return <div key={own?.key}>{own?.node}</div>
            const isMarked = row.type === 'message' && row.id === marked?.id
            return (
              <ListRow key={row.key} row={row} store={store} chatId={chatId} isFirst={at === 0} isMarked={isMarked} />
            )
          }}
        </Virtualizer>
      </div>
      {opened && inMenu && (
        <Suspense>
          <MessageMenu
            key={opened.messageId}
            menu={opened.menu}
            chatId={chatId}
            message={inMenu}
            onQuote={onQuote}
            onMissing={opened.menu.hide}
          />
        </Suspense>
      )}
      {!isAtEnd && (
        <button
          type="button"
          onClick={() => holdAt('end')}
          className="absolute start-1/2 bottom-3 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full bg-inverse px-4 text-small font-bold text-on-inverse shadow-2"
        >
          {/* One element with one text, which a translating browser leaves in place. */}
          <span className={newBelow > 0 ? undefined : 'sr-only'}>
            {newBelow > 0 ? t`${plural(newBelow, { one: '# new', other: '# new' })}` : t`To the newest message`}
          </span>
          <Icon of={ChevronDown} size={18} />
        </button>
      )}
    </div>
  )
}

/** Tells when the reader goes elsewhere in the conversation. */
function useReaderMoves(scroller: RefObject<HTMLElement | null>, onMove: () => void) {
  const moved = useEffectEvent(onMove)
  useEffect(() => {
    const element = scroller.current
    const move = () => moved()
    for (const name of READER_MOVES) element?.addEventListener(name, move, { passive: true })
    return () => {
      for (const name of READER_MOVES) element?.removeEventListener(name, move)
    }
  }, [scroller])
}

/** Tells the list's own moves from a reader's: it moves when rows and window are measured, and its scroll events come with the next frame. */
function useOwnMove() {
  const frame = useRef(0)
  const begin = () => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => {
      frame.current = requestAnimationFrame(() => (frame.current = 0))
    })
  }
  return { begin, isUnderWay: () => frame.current !== 0 }
}

/** Ids of the messages among some rows: from the one at `start` to the one before `end`. */
function idsOfRows(rows: ConversationRows, start: number, end: number): number[] {
  const indexes = Array.from({ length: end - start }, (_none, place) => start + place)
  return indexes.flatMap((index) => {
    const row = rows.at(index)
    return row?.type === 'message' ? row.id : []
  })
}

/** Whether the rows have grown above what is read since they were last drawn: then the place is kept from the end. */
function useGrownAbove(rows: ConversationRows, reading: RefObject<number | null>): boolean {
  const [before, setBefore] = useState({ rows, isGrownAbove: false })
  if (before.rows === rows) return before.isGrownAbove
  const isGrownAbove = hasGrownAbove(before.rows, rows, reading.current)
  setBefore({ rows, isGrownAbove })
  return isGrownAbove
}

/** Reads what is on the screen again after a reconnection, when the tab comes to the front, and from time to time without events. */
function useShownAgain(
  chatId: number,
  store: MessageStore,
  list: RefObject<VirtualizerHandle | null>,
  rows: ConversationRows,
) {
  const pages = () => {
    const { current } = list
    if (!current) return []
    const first = current.findItemIndex(current.scrollOffset)
    const last = current.findItemIndex(current.scrollOffset + current.viewportSize)
    const shown = idsOfRows(rows, first, last + 1).flatMap((id) => store.pageOf(id, MESSAGES_PER_PAGE) ?? [])
    return [...new Set(shown)]
  }
  useQuery({
    ...chatQueries.shown(chatId, pages),
    refetchInterval: useChatPollMs(),
    refetchOnWindowFocus: 'always',
  })
}
