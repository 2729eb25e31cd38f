import type { Chat } from '#/domains/chats/model'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import type { StreamPhase } from '#/domains/study/streams/stream-state'
import { matchingNames } from '#/lib/matching-names'

/** A chat with the stream that it belongs to; null: none, or one that the learner does not see. */
export interface ListedChat {
  chat: Chat
  one: StreamInState | null
}

export interface ChatGroup {
  phase: StreamPhase
  chats: ListedChat[]
}

/** Order of the groups (contract 5.1). */
const PHASES: readonly StreamPhase[] = ['open', 'not_started', 'freeze', 'stopped', 'ended']

/** Chats by the state of their streams, each group with the latest message first; one without a stream is always open. */
export function chatGroups(chats: readonly ListedChat[]): ChatGroup[] {
  return PHASES.flatMap((phase) => {
    const group = chats.filter((listed) => phaseOf(listed) === phase).toSorted(compare)
    return group.length > 0 ? [{ phase, chats: group }] : []
  })
}

/** The chats whose title or course has all words of a search in it, in any letter case and accent; all of them for a blank search. */
export const foundChats = (chats: readonly ListedChat[], search: string): ListedChat[] =>
  matchingNames(chats, search, ({ chat, one }) => `${chat.title} ${one?.stream.course?.caption ?? ''}`)

/** The state of a chat's stream; a stream about to end is open. */
export function phaseOf({ one }: ListedChat): StreamPhase {
  const state = one?.state ?? 'open'
  return state === 'critical' ? 'open' : state
}

function compare(a: ListedChat, b: ListedChat): number {
  return latest(b.chat) - latest(a.chat) || b.chat.id - a.chat.id
}

const latest = ({ lastMessageAt, messages }: Chat) => (lastMessageAt ?? messages.at(-1)?.createdAt)?.getTime() ?? 0
