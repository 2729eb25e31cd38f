import { useLingui } from '@lingui/react/macro'
import { notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import type { MessageStore } from '#/domains/chats/message-store'
import { viewable } from '#/domains/chats/shown-file'
import type { UploadedFile } from '#/domains/uploads/model'
import { part, usePreload } from '#/ui/late/part'
import { Page } from '#/ui/page/page'
import type { ListedChat } from '../chat-groups'
import { Conversation } from '../conversation/conversation'
import { useConversation } from '../conversation/use-conversation'
import { ChatList } from '../list/chat-list'
import type { ChatSearch } from '../search'
import { useChats } from '../use-chats'
import { ChatsFrame } from './chats-frame'

const PictureViewer = part(() => import('#/domains/chats/picture-viewer'), 'PictureViewer', { missing: 'toast' })

/** The learner's chats; beside them, where there is room, an invitation to choose one. */
export function ChatsScreen({ search }: { search: ChatSearch }) {
  const { t } = useLingui()
  const chats = useChats()
  return (
    <ChatsFrame
      isOpen={false}
      list={
        <Page title={t`Messages`}>
          <ChatList chats={chats} search={search.q ?? ''} />
        </Page>
      }
    >
      {chats.length > 0 && <p className="m-auto p-8 text-muted">{t`Choose a conversation.`}</p>}
    </ChatsFrame>
  )
}

/** One conversation, beside the list where there is room. */
export function ChatScreen({ chatId, search }: { chatId: number; search: ChatSearch }) {
  const { t } = useLingui()
  const chats = useChats()
  const listed = chats.find(({ chat }) => chat.id === chatId)
  if (!listed) throw notFound()
  return (
    <ChatsFrame
      isOpen
      list={
        <>
          <p className="type-h1 mb-7 tablet:mb-10">{t`Messages`}</p>
          <ChatList chats={chats} search={search.q ?? ''} />
        </>
      }
    >
      {/* Keyed, so that nothing of one conversation appears in another. */}
      <OpenChat key={chatId} listed={listed} search={search} />
    </ChatsFrame>
  )
}

function OpenChat({ listed, search }: { listed: ListedChat; search: ChatSearch }) {
  const conversation = useConversation(listed.chat)
  const { store } = conversation
  const close = useCloseModal()
  usePreload(PictureViewer)
  return (
    <>
      <Conversation listed={listed} messageId={search.message} conversation={conversation} />
      <Suspense>
        {search.modal === 'picture' && search.file !== undefined && (
          <PictureViewer files={viewable(filesAround(store, search.file))} fileId={search.file} onMissing={close} />
        )}
      </Suspense>
    </>
  )
}

/** The files of the messages that are known without a gap around the one that has a file: it may stand far up, where an address has led. */
function filesAround(store: MessageStore, fileId: number): UploadedFile[] {
  const known = store.stretches.map(({ ids }) => ids.flatMap((id) => store.get(id)?.files ?? []))
  return known.find((files) => files.some(({ id }) => id === fileId)) ?? []
}
