import { searchParams, textParam, wholeParam } from '#/lib/search-params'

/** Search parameters of the chats. */
export const chatSearch = searchParams({
  /** Part of a title. */
  q: textParam,
  /** The message to show, by its id. */
  message: wholeParam(),
  modal: textParam,
  /** The file that is open. */
  file: wholeParam(),
})

export interface ChatSearch {
  q?: string | undefined
  message?: number | undefined
  modal?: string | undefined
  file?: number | undefined
}

/** Path parameters of one chat. */
export const chatParams = {
  parse: ({ chatId }: { chatId: string }) => ({ chatId: Number(chatId) }),
  stringify: ({ chatId }: { chatId: number }) => ({ chatId: String(chatId) }),
}
