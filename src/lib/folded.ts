import { withoutInvisible } from './written-text'

/** What means something else in a pattern. */
const SPECIAL = /[\\^$.*+?()[\]{}|/-]/g

/** Without case, accents and what cannot be seen: "e" finds "é", "е" finds "ё". */
export function folded(text: string): string {
  return withoutInvisible(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The source of a pattern that finds just this text. */
export const literally = (text: string): string => text.replace(SPECIAL, String.raw`\$&`)
