// What it costs to take a long chat in page by page, in Node.
import { MessageStore } from '../../src/domains/chats/message-store'
import type { Message } from '../../src/domains/chats/model'

const MESSAGES = 20_000
/** Every tenth message belongs to the homework whose conversation is on the screen meanwhile. */
const HOMEWORK = 5001

function message(id: number): Message {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + id * 60_000)
  return {
    id,
    chatId: 201,
    message: `Message ${id}`,
    isViewed: true,
    createdAt,
    updatedAt: createdAt,
    files: [],
    employee: { id: 17, firstName: 'Mira', lastName: 'Solis', isExpert: true, file: null },
    rating: null,
    clientId: null,
    userHomeworkStatusId: id % 10 === 0 ? HOMEWORK : null,
  }
}

/** Processor seconds until all messages have come, and until they have come once more as they are. */
export function mergeAll(perPage: number): { first: number; again: number } {
  const newestFirst = Array.from({ length: MESSAGES }, (_, index) => MESSAGES - index)
  const store = new MessageStore()
  store.subscribe(() => [store.thread(HOMEWORK), store.stretches])
  const round = () => {
    const before = process.cpuUsage()
    for (let at = 0; at < MESSAGES; at += perPage) {
      const items = newestFirst.slice(at, at + perPage).map((id) => message(id))
      const pageCount = MESSAGES / perPage
      const page = { items, received: perPage, page: at / perPage + 1, pageCount, perPage, total: MESSAGES }
      store.putPage(page, store.version)
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }
  return { first: round(), again: round() }
}
