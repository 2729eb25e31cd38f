import { markedParts } from '#/lib/text-search'

/** A text with what a search has found in it marked; each part in an element of its own, which a translating browser leaves in place. */
export function MarkedText({ text, pattern }: { text: string; pattern: RegExp | null }) {
  return markedParts(text, pattern).map((part, place) => {
    const Part = part.isMatch ? 'mark' : 'span'
    return (
      // Parts of a text have no identity but their position.
      // oxlint-disable-next-line react/no-array-index-key
      <Part key={place} className={part.isMatch ? MARK : undefined}>
        {part.text}
      </Part>
    )
  })
}

const MARK = 'rounded-xs bg-spark-soft text-text outline outline-spark-line'
