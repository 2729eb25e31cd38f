import { applyEdits, modify } from 'jsonc-parser'

/** A new value for a place of a JSON text; undefined takes the entry out. */
export type Change = readonly [path: readonly (string | number)[], value: unknown]

/** The indentation of a text's first line that has one, two spaces without it. */
const indentOf = (text: string) => /^([ \t]+)\S/m.exec(text)?.[1] ?? '  '

/** A JSON text with changed values; everything else, spaces and line ends included, stays as it was written. */
export function editJson(text: string, changes: readonly Change[]): string {
  const indent = indentOf(text)
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
  return changes.reduce(
    (edited, [path, value]) => applyEdits(edited, modify(edited, [...path], value, { formattingOptions })),
    text,
  )
}
