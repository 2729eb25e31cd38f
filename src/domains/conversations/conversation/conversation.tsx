import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft, Search } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { Message } from '#/domains/chats/model'
import { OffersAt } from '#/domains/catalog/offers-at'
import { useBrand } from '#/domains/site-config/use-brand'
import { streamStateText } from '#/domains/study/texts'
import { IconButton } from '#/ui/buttons/icon-button'
import { part, usePreload } from '#/ui/late/part'
import { useDocumentTitle, PAGE_TITLE_ID } from '#/ui/page/document-title'
import { Avatar } from '#/ui/pictures/avatar'
import type { ListedChat } from '../chat-groups'
import { readOnlyReason } from '../read-only'
import { useChatName } from '../use-chat-name'
import { ComposerBar } from './composer-bar'
import { ConsultationNote } from './consultation-note'
import { MarkTextContext, type MarkText, MessageActionsContext } from './message-actions'
import { mayWriteAt } from './conversation-rows'
import { MessageList } from './message-list'
import { withQuote } from './quote'
import { ReadOnlyNote } from './read-only-note'
import { UnsentItem } from './unsent-item'
import { useComposer } from './use-composer'
import { useConsultations } from './use-consultations'
import type { useConversation } from './use-conversation'
import type { Marked } from './use-held-place'
import { useTarget } from './use-target'

/** The same while nothing waits, so that a letter typed does not draw the messages anew. */
const NOTHING: readonly never[] = []

const isOwnQuestion = ({ employee, userHomeworkStatusId }: Message) =>
  employee === null && userHomeworkStatusId === null

const ClosedUntilStart = part(() => import('./closed-until-start'), 'ClosedUntilStart')
const TargetNote = part(() => import('./target-note'), 'TargetNote', { missing: 'toast' })
const ConversationSearch = part(() => import('./conversation-search'), 'ConversationSearch', { missing: 'toast' })

interface ConversationProps {
  listed: ListedChat
  /** The message that the address names. */
  messageId: number | undefined
  conversation: ReturnType<typeof useConversation>
}

/** A conversation: whose it is, its messages, and the field for the next one or why there is none. */
export function Conversation({ listed, messageId, conversation }: ConversationProps) {
  const { chat } = listed
  const { store, firstUnread } = conversation
  const newest = store.findLatest(() => true)
  const { rows, count, isReady } = useConsultations(listed.one, conversation.rows, newest)
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const { messageDelay } = useBrand()
  const composer = useComposer(user.id, chat.id, store)
  const target = useTarget(chat.id, messageId)
  // A conversation that is opened at a message begins there, not at its end.
  const [hasOpened, setHasOpened] = useState(target.state !== 'looking')
  if (!hasOpened && target.state !== 'looking') setHasOpened(true)
  const search = useSearch(messageId)
  const { found } = search
  const marked = useMemo<Marked | null>(
    () => found ?? (target.id === null ? null : { id: target.id, isSaid: true }),
    [found, target.id],
  )
  const reason = readOnlyReason(listed)
  const mayWrite = mayWriteAt(store.findLatest(isOwnQuestion), messageDelay)
  const next = composer.waiting.find(({ phase }) => phase !== 'failed')
  const course = listed.one?.stream.course ?? null
  const end = useMemo(
    () =>
      course && course.offerIds.length > 0
        ? [{ key: 'offers', node: <OffersAt course={course} place="chat" className="mb-5" /> }]
        : NOTHING,
    [course],
  )
  const unsent =
    composer.waiting.length === 0
      ? end
      : [
          ...composer.waiting.map((entry) => ({
            key: entry.id,
            node: <UnsentItem entry={entry} composer={composer} isNext={entry === next} waitUntil={mayWrite} />,
          })),
          ...end,
        ]
  const newestAnswer = store.findLatest(({ employee }) => employee !== null)?.id ?? null
  /** The answer whose rating was asked for in its menu. */
  const [asked, askFor] = useState<number | null>(null)
  const { beginEdit, rewrite } = composer
  const canWrite = reason === null
  const actions = useMemo(
    () => ({ chatId: chat.id, ratable: [newestAnswer, asked], rate: askFor, edit: canWrite ? beginEdit : null }),
    [chat.id, newestAnswer, asked, canWrite, beginEdit],
  )
  const quote = useCallback(
    (text: string) => {
      rewrite((written) => withQuote(written, text))
      document.querySelector<HTMLElement>('#composer-field')?.focus()
    },
    [rewrite],
  )
  if (reason === 'not-started' && !newest)
    return (
      <>
        <Head listed={listed} />
        <Suspense>
          <ClosedUntilStart listed={listed} />
        </Suspense>
      </>
    )
  return (
    <MessageActionsContext value={actions}>
      <Head listed={listed}>{newest && <SearchButton search={search} />}</Head>
      {search.isOpen && (
        <Suspense>
          <ConversationSearch
            chatId={chat.id}
            store={store}
            rows={rows}
            found={found?.id ?? null}
            onFind={search.find}
            onMark={search.mark}
            onClose={search.close}
            onMissing={search.close}
          />
        </Suspense>
      )}
      <div className="relative flex min-h-0 flex-1 flex-col">
        {target.state !== 'none' && target.state !== 'found' && (
          <Suspense>
            <TargetNote target={target} />
          </Suspense>
        )}
        {hasOpened && isReady && (
          <MarkTextContext value={search.markText}>
            <MessageList
              chatId={chat.id}
              store={store}
              rows={rows}
              firstUnread={firstUnread}
              marked={marked}
              onQuote={canWrite ? quote : null}
              unsent={unsent}
            />
          </MarkTextContext>
        )}
      </div>
      {reason === null ? (
        <>
          {listed.one && count && <ConsultationNote stream={listed.one.stream} count={count} />}
          <ComposerBar composer={composer} waitUntil={mayWrite} />
        </>
      ) : (
        <ReadOnlyNote listed={listed} reason={reason} />
      )}
    </MessageActionsContext>
  )
}

/** The search within a conversation: whether it is open, what it has found, and how it marks texts. */
function useSearch(messageId: number | undefined) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [found, find] = useState<Marked | null>(null)
  const [markText, setMarkText] = useState<MarkText | null>(null)
  const mark = useCallback((next: MarkText | null) => setMarkText(() => next), [])
  // The address has led to another message since.
  const [known, setKnown] = useState(messageId)
  if (known !== messageId) {
    setKnown(messageId)
    find(null)
  }
  function close() {
    setIsOpen(false)
    button.current?.focus()
  }
  return { button, isOpen, toggle: () => setIsOpen(!isOpen), close, found, find, markText, mark }
}

function SearchButton({ search: { button, isOpen, toggle } }: { search: ReturnType<typeof useSearch> }) {
  const { t } = useLingui()
  usePreload(ConversationSearch)
  return (
    <IconButton
      ref={button}
      label={t`Search in this conversation`}
      icon={Search}
      aria-expanded={isOpen}
      onClick={toggle}
      className="ms-auto -me-3"
    />
  )
}

/** Whose conversation it is; on phones the only header, with the way back. */
function Head({ listed, children }: { listed: ListedChat; children?: ReactNode }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const time = useLearnerTime()
  const { name, course } = useChatName(listed)
  useDocumentTitle(name)
  const { one } = listed
  const state = one && i18n._(streamStateText(one.stream, one.state, time, null))
  return (
    <header className="flex items-center gap-3.5 border-b border-line px-gutter py-3 tablet:px-8">
      <IconButton
        label={t`Go back`}
        icon={ArrowLeft}
        tooltip={false}
        onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/chat' }))}
        className="-ms-3 tablet:hidden"
      />
      <Avatar name={name} src={listed.chat.avatar} size={36} />
      <div className="min-w-0">
        <h1 id={PAGE_TITLE_ID} tabIndex={-1} className="text-ui leading-[1.3] font-bold wrap-anywhere">
          {name}
        </h1>
        <p className="text-caption text-muted wrap-anywhere">{[course, state].filter(Boolean).join(', ')}</p>
      </div>
      {children}
    </header>
  )
}
