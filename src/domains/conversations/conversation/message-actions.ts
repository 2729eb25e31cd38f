import { createContext, type ReactNode } from 'react'
import type { Message } from '#/domains/chats/model'

export interface MessageActions {
  chatId: number
  /** The answers of experts that can be rated at once: the newest, and the one that was asked for. */
  ratable: readonly (number | null)[]
  /** Lets an answer be rated. */
  rate: (messageId: number) => void
  /** Takes an own message into the field, to be changed; null where nothing can be written. */
  edit: ((message: Message) => void) | null
}

/** What can be done with the messages of the open conversation; null outside of one. */
export const MessageActionsContext = createContext<MessageActions | null>(null)

export type MarkText = (text: string) => ReactNode

/** How the texts of messages are drawn while something is searched in them; null: as they are. */
export const MarkTextContext = createContext<MarkText | null>(null)
