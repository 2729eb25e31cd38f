import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#/api/page'
import { mergeMessages } from './merge-messages'
import type { Message } from './model'

type Pages = InfiniteData<Page<Message>>

/** Puts a message into pages that run from the newest: in place of its older version, as the newest, or where its id belongs. */
export function putIntoPages(data: Pages, message: Message): Pages {
  const place = data.pages.findIndex(({ items }) => items.some(({ id }) => id <= message.id))
  const isAll = data.pages.every(({ items }) => items.length === 0)
  // Older than everything that was read: its page comes with reading on.
  if (place < 0 && !isAll) return data
  return {
    ...data,
    pages: data.pages.map((page, index) => (index === Math.max(place, 0) ? withMessage(page, message) : page)),
  }
}

/** Puts a message into a list, oldest first, that starts at `since` (epoch ms; null: from the beginning). */
export function putIntoList(list: Message[], message: Message, since: number | null): Message[] {
  const isWithin = since === null || message.createdAt.getTime() >= since
  return isWithin || list.some(({ id }) => id === message.id) ? mergeMessages(list, [grown(list, message)]) : list
}

function withMessage(page: Page<Message>, message: Message): Page<Message> {
  return { ...page, items: mergeMessages(page.items, [grown(page.items, message)]).toReversed() }
}

/** The message, unless a late event would take back a view or a rating, which the server never does. */
function grown(list: readonly Message[], message: Message): Message {
  const known = list.find(({ id }) => id === message.id)
  return known
    ? { ...message, isViewed: known.isViewed || message.isViewed, rating: message.rating ?? known.rating }
    : message
}
