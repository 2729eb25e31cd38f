import { markedParts } from '#/lib/text-search'

/** A text with what a search has found in it marked. */
export function MarkedText({ text, pattern }: { text: string; pattern: RegExp | null }) {
  return markedParts(text, pattern).map((part, place) =>
    part.isMatch ? (
      // Parts of a text have no identity but their position.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={place} className="rounded-xs bg-spark-soft text-text outline outline-spark-line">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
