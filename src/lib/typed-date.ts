const PARTED = /^(\d\d?)[\s./-]+(\d\d?)[\s./-]+(\d{4})$/
/** The number keys of some phones have no dot. */
const BARE = /^(\d\d)(\d\d)(\d{4})$/

/** Day, month and year as people type them, as DD.MM.YYYY; any other text without the spaces around it. */
export function typedDate(text: string): string {
  const trimmed = text.trim()
  const parts = (PARTED.exec(trimmed) ?? BARE.exec(trimmed))?.slice(1)
  return parts?.map((part) => part.padStart(2, '0')).join('.') ?? trimmed
}
