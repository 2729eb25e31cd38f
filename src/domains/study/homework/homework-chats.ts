import type { HomeworkCourse, HomeworkEntry } from './homework-entries'
import { wasSent } from './homework-status'

/** A chat in which homework was answered. */
export interface HomeworkChat {
  chatId: number
  /** When the first of its homework began; null: not known. */
  since: Date | null
  sent: { entry: HomeworkEntry; statusId: number }[]
}

/** The chats in which a course's homework was answered, with the homework that was sent; none while the course is not known. */
export function homeworkChats(course: Pick<HomeworkCourse, 'homework' | 'stream'> | null): HomeworkChat[] {
  const chats = new Map<number, HomeworkChat>()
  for (const entry of course?.homework ?? []) {
    const { homework, status } = entry.row
    const chatId = homework?.dialogId ?? course?.stream.chatChannelId
    if (!chatId || status.id === null || !wasSent(status)) continue
    const known = chats.get(chatId) ?? { chatId, since: status.createdAt, sent: [] }
    const isEarlier = known.since !== null && status.createdAt !== null && status.createdAt < known.since
    known.sent.push({ entry, statusId: status.id })
    chats.set(chatId, isEarlier || status.createdAt === null ? { ...known, since: status.createdAt } : known)
  }
  return [...chats.values()]
}
