import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, CalendarSearch, X } from 'lucide-react'
import {
  type KeyboardEvent,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { MessageStore } from '#/domains/chats/message-store'
import { chatQueries } from '#/domains/chats/queries'
import { readQuestion } from '#/domains/study/lesson-moment'
import { searchPattern } from '#/lib/text-search'
import { appUrl } from '#/platform/app-url'
import { Button } from '#/ui/buttons/button'
import { IconButton } from '#/ui/buttons/icon-button'
import { FieldError } from '#/ui/fields/field'
import { SearchField } from '#/ui/fields/search-field'
import { part, usePreload } from '#/ui/late/part'
import { MarkedText } from '#/ui/marked-text'
import { announce } from '#/ui/page/live-region'
import { errorTexts } from '#/ui/states/error-texts'
import type { ConversationRows } from './conversation-rows'
import { DayNote } from './day-note'
import { useMessageName } from './message-item'
import type { MarkText } from './message-actions'
import type { Marked } from './use-held-place'
import { matchingIds, type Reach, searchReach } from './search-rows'
import { useDayJump } from './use-day-jump'

const DayModal = part(() => import('./day-modal'), 'DayModal', { missing: 'toast' })

interface ConversationSearchProps {
  chatId: number
  store: MessageStore
  rows: ConversationRows
  /** The message that is shown as found. */
  found: number | null
  onFind: (marked: Marked) => void
  /** How the messages' texts are drawn from now on; null: as they are. */
  onMark: (mark: MarkText | null) => void
  onClose: () => void
}

/** A line that searches the loaded messages, the newest match first, and jumps to a date. */
export function ConversationSearch({ chatId, store, rows, found, onFind, onMark, onClose }: ConversationSearchProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [isChoosing, setIsChoosing] = useState(false)
  const nameOf = useMessageName()
  usePreload(DayModal)
  // The letters stand before the messages have been gone through.
  const searched = useDeferredValue(query)
  const pattern = useMemo(() => searchPattern(searched), [searched])
  const matches = useMemo(() => matchingIds(rows, (id) => store.get(id), pattern, shownText), [rows, store, pattern])
  const reach = useMemo(() => searchReach(rows), [rows])
  const total = matches.length
  const at = found === null ? -1 : matches.indexOf(found)
  const jump = useDayJump(chatId, store, onFind)

  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    onMark(pattern && ((text) => <MarkedText text={text} pattern={pattern} />))
    return () => onMark(null)
  }, [pattern, onMark])
  const begin = useEffectEvent((isDue: RegExp | false | null) => {
    const [newest] = matches
    if (isDue && newest !== undefined) onFind({ id: newest, isSaid: false })
  })
  const hasMatches = total > 0
  // Also when what has been loaded since brings the first match.
  useEffect(() => begin(hasMatches && pattern), [pattern, hasMatches])

  const placeText = (number: number) => t`${number} of ${total}`
  function step(by: 1 | -1) {
    const next = (at < 0 && by < 0 ? total - 1 : at + by + total) % total
    const message = store.get(matches[next] ?? 0)
    if (!message) return
    onFind({ id: message.id, isSaid: false })
    // The focus stays where it is: whoever does not see the list hears where it led.
    announce([placeText(next + 1), nameOf(message).label, shownText(message.message)].join('. '))
  }
  function key(event: KeyboardEvent) {
    // A key of a word that is still being composed.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target === field.current) step(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const result = pattern
    ? t`${plural(total, { 0: 'No messages found', one: '# message found', other: '# messages found' })}`
    : undefined
  const icon = { size: 'sm', tooltip: false } as const
  return (
    <div className="relative">
      {/* Keys of the controls within. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDownCapture={key} className="border-b border-line px-gutter py-2 tablet:px-8">
        <div className="flex flex-wrap items-center justify-end gap-x-2">
          <SearchField
            ref={field}
            label={t`Search in this conversation`}
            placeholder={t`Search`}
            value={query}
            onChange={setQuery}
            result={result}
            className="min-w-48 flex-1"
          />
          <div className="flex items-center">
            <span className="num px-2 text-small whitespace-nowrap text-muted">
              {pattern && (total === 0 ? t`No messages found` : placeText(at + 1))}
            </span>
            <IconButton
              {...icon}
              label={t`Earlier match`}
              icon={ArrowUp}
              unavailable={!hasMatches}
              onClick={() => step(1)}
            />
            <IconButton
              {...icon}
              label={t`Later match`}
              icon={ArrowDown}
              unavailable={!hasMatches}
              onClick={() => step(-1)}
            />
            <IconButton
              size="sm"
              label={t`Jump to a date`}
              icon={CalendarSearch}
              aria-haspopup="dialog"
              onClick={() => setIsChoosing(true)}
            />
            <IconButton {...icon} label={t`Close the search`} icon={X} onClick={onClose} />
          </div>
        </div>
        {reach && <Loaded chatId={chatId} reach={reach} />}
      </div>
      <DayNote jump={jump} />
      {isChoosing && (
        <Suspense>
          <DayModal
            shown={store.get(found ?? 0)?.createdAt ?? null}
            oldest={reach ? null : (store.get(rows.ids[0] ?? 0)?.createdAt ?? null)}
            onPick={(day) => {
              setIsChoosing(false)
              jump.start(day)
            }}
            onClose={() => setIsChoosing(false)}
            onMissing={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** What is shown of a message's text: the address of a lesson's moment at its end is a card. */
const shownText = (message: string) => readQuestion(message, appUrl()).text

/** That a search knows only what is loaded, and the way to more. */
function Loaded({ chatId, reach: { loaded, total, page } }: { chatId: number; reach: Reach }) {
  const { t, i18n } = useLingui()
  const { error, isFetching, refetch } = useQuery({ ...chatQueries.many(chatId, page), enabled: false })
  const known = i18n.number(loaded)
  const all = total === null ? null : i18n.number(total)
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-caption text-muted">
      <p>
        {all === null
          ? t`Only the messages that are loaded are searched.`
          : t`Only the messages that are loaded are searched: ${known} of ${all}.`}
      </p>
      <Button kind="text" size="sm" loading={isFetching} onClick={() => void refetch()}>
        {t`Load earlier messages`}
      </Button>
      {error && !isFetching && <FieldError>{errorTexts(i18n, error)}</FieldError>}
    </div>
  )
}
