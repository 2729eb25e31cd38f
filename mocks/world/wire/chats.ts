import type * as z from '#/lib/zod'
import type { fileWire } from '#/domains/uploads/file-wire'
import type { chatWire, messageWire } from '#/domains/chats/wire'
import type { homeworkStatusWire } from '#/domains/study/homework-wire'
import type { ChatState, FileState, HomeworkState, Lang, Learner, MessageState, StreamState, World } from '../model.ts'
import { schoolOf } from '../school.ts'
import { artUrl, mediaUrl } from '../site.ts'

type Wire<S extends z.ZodMiniType> = z.input<S>

export function fileWireOf(file: FileState): Wire<typeof fileWire> {
  const { id, name, type, size } = file
  return { id, name, type, size, url: absolute(file.url), preview_url: file.preview_url && absolute(file.preview_url) }
}

const absolute = (url: string) => (url.startsWith('http') ? url : mediaUrl(url))

export function messageWireOf(
  world: World,
  chat: ChatState,
  message: MessageState,
  lang: Lang,
): Wire<typeof messageWire> {
  return {
    id: message.id,
    chat_id: chat.id,
    message: typeof message.text === 'string' ? message.text : message.text[lang],
    is_viewed: message.isViewed,
    created_at: message.createdAt,
    updated_at: message.updatedAt,
    files: message.fileIds.flatMap((id) => world.files.filter((file) => file.id === id).map(fileWireOf)),
    employee: message.expert === null ? null : employeeOf(world, message.expert, lang),
    rating: message.rating,
    client_id: message.clientId ?? null,
    user_homework_status_id: message.homeworkStatusId,
  }
}

function employeeOf(world: World, key: string, lang: Lang) {
  const expert = schoolOf(world.brand).experts[key]
  // An author without name and picture is legal (contract 9.3).
  if (!expert || expert.firstName.en === '') return { id: expert?.id ?? 1, is_expert: true, file: null }
  const file = expert.art && {
    id: expert.id,
    url: artUrl(expert.art),
    name: `${expert.art}.svg`,
    type: 'photo',
    size: 1600,
    preview_url: artUrl(expert.art),
  }
  return {
    id: expert.id,
    first_name: expert.firstName[lang],
    last_name: expert.lastName[lang],
    is_expert: true,
    file: file || null,
  }
}

const unreadIn = (chat: ChatState) => chat.messages.filter((one) => one.expert !== null && !one.isViewed).length

export function chatWireOf(world: World, chat: ChatState, lang: Lang): Wire<typeof chatWire> {
  const newest = chat.messages.at(-1)
  return {
    id: chat.id,
    title: chat.title[lang],
    stream_id: chat.streamId,
    messages: newest ? [messageWireOf(world, chat, newest, lang)] : [],
    is_expert_message_enable: chat.canWrite,
    avatar: chat.avatar && artUrl(chat.avatar),
    unread_count: unreadIn(chat),
    last_message_at: newest?.createdAt ?? null,
  }
}

export function chatMetaOf(learner: Learner, stream: StreamState) {
  const chat = learner.chats.find(({ id }) => id === stream.chatId)
  if (!chat) return null
  const newest = chat.messages.at(-1)
  return {
    chat_channel_id: chat.id,
    unread_count: unreadIn(chat),
    last_message_id: newest?.id ?? null,
    last_message_at: newest?.createdAt ?? null,
  }
}

export function homeworkStatusWireOf(
  stream: StreamState,
  state: HomeworkState,
  isLocked: boolean,
): Wire<typeof homeworkStatusWire> {
  return {
    id: state.id,
    stream_id: stream.id,
    target_id: state.targetId,
    target_type: state.targetType,
    status: state.status,
    created_at: state.createdAt,
    updated_at: state.updatedAt,
    is_locked: isLocked,
  }
}
