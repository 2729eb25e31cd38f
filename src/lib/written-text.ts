/** What no font shows: zero-width spaces, joiners, marks of direction, soft hyphens, fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** A text without what cannot be seen, as it is compared and searched. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** A typed text as it is searched for: what can be seen of it, without the space around it. */
export const searchedText = (typed: string): string => withoutInvisible(typed).trim()

/** A typed text as it is sent: without the space around it, and empty where nothing of it can be seen. */
export const writtenText = (typed: string): string => (searchedText(typed) === '' ? '' : typed.trim())
