import type { ListedChat } from './chat-groups'

/** Why a learner cannot write in a chat. */
export type ReadOnlyReason = 'not-started' | 'closed' | 'demo-questions' | 'demo-answers'

/** Why nothing can be written in a chat, or null where it can (contract 3.7, and what a demo leaves out). */
export function readOnlyReason({ chat, one }: ListedChat): ReadOnlyReason | null {
  const course = one?.stream.isDemo ? one.stream.course : null
  if (course?.isDemoUserMessageEnabled === false) return 'demo-questions'
  if (course?.isDemoExpertMessageEnabled === false) return 'demo-answers'
  if (chat.isExpertMessageEnable) return null
  return one?.state === 'not_started' ? 'not-started' : 'closed'
}
