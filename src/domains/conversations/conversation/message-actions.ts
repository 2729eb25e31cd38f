import { createContext } from 'react'
import type { Message } from '#/domains/chats/model'

export interface MessageActions {
  chatId: number
  /** The newest answer of an expert; null: there is none. */
  newestAnswer: number | null
  /** Takes an own message into the field, to be changed; null where nothing can be written. */
  edit: ((message: Message) => void) | null
}

/** What can be done with the messages of the open conversation; null outside of one. */
export const MessageActionsContext = createContext<MessageActions | null>(null)
