import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import {
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
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
import type { ConversationRows } from './conversation-rows'
import { ListRow } from './list-row'
import { useMessageName } from './message-item'
import { useAnnounceNew } from './use-announce-new'
import { type Marked, useHeldPlace } from './use-held-place'
import { useMessageMenu } from './use-message-menu'
import { useSeen } from './use-seen'

const MessageMenu = part(() => import('./message-menu'), 'MessageMenu', { missing: 'toast' })

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

/** What a row is taken for until it is drawn, in px: a message of two lines on a phone. Without it the rows would be drawn twice at first. */
const ROW_PX = 110

/** The messages of a conversation, of which only those near the window are drawn; earlier ones come in without moving the reader. */
export const MessageList = memo(function MessageList({
  chatId,
  store,
  rows,
  firstUnread,
  marked,
  onQuote,
  unsent,
}: MessageListProps) {
  const { t } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  // Only their number: each is made when it is drawn.
  const items = useMemo<ArrayLike<undefined>>(() => ({ length: rows.length + unsent.length }), [rows, unsent])
  const { isAtEnd, readTo, holdEnd, ofList } = useHeldPlace({
    scroller,
    list,
    rows,
    items,
    marked,
    ownCount: unsent.length,
  })
  const [focused, setFocused] = useState(0)
  const kept = rows.indexOfMessage(focused)
  useSeen(chatId, scroller)
  const opened = useMessageMenu(scroller)
  const inMenu = opened && store.get(opened.messageId)
  usePreload(MessageMenu)
  useAnnounceNew(store, rows.ids)
  useSayMarked(store, marked)
  useShownAgain(chatId, store, list, rows)

  const isAnswer = (id: number) => Boolean(store.get(id)?.employee)
  const newBelow = isAtEnd ? 0 : rows.ids.slice(placeFrom(rows.ids, readTo + 1)).filter(isAnswer).length

  return (
    <div className="relative min-h-0 flex-1">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only learns where the focus is */}
      <div
        ref={scroller}
        data-scroller
        data-first-unread={firstUnread ?? undefined}
        role="region"
        aria-label={t`Conversation`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls can be reached by keyboard
        tabIndex={0}
        // The message in which the focus is stays drawn: the focus, and the keys that scroll with it, would go with its row.
        onFocus={({ target }) => setFocused(Number(target.closest<HTMLElement>('[data-message]')?.dataset['message']))}
        className="h-full overflow-y-auto overscroll-contain px-gutter pt-4 -outline-offset-2! tablet:px-8"
      >
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          {...ofList}
          as="ul"
          item="li"
          data={items}
          itemSize={ROW_PX}
          keepMounted={kept < 0 ? [] : [kept]}
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
          onClick={holdEnd}
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
})

/** Says a message that was looked for. */
function useSayMarked(store: MessageStore, marked: Marked | null) {
  const nameOf = useMessageName()
  const say = useEffectEvent((id: number) => {
    const message = store.get(id)
    if (message) announce([nameOf(message).label, message.message].filter(Boolean).join('. '))
  })
  useEffect(() => {
    if (marked?.isSaid) say(marked.id)
  }, [marked])
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
    const shown = rows.messagesIn(first, last + 1).flatMap((id) => store.pageOf(id, MESSAGES_PER_PAGE) ?? [])
    return [...new Set(shown)]
  }
  useQuery({
    ...chatQueries.shown(chatId, pages),
    refetchInterval: useChatPollMs(),
    refetchOnWindowFocus: 'always',
  })
}
