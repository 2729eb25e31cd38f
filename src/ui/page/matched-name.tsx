import { matchedParts } from '#/lib/matching-names'

/** A name with what the search has found in it marked. */
export function MatchedName({ name, query }: { name: string; query: string }) {
  return matchedParts(name, query).map(({ text, isMatch }, place) =>
    isMatch ? (
      // Parts of a text have no identity but their position.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={place} className="rounded-xs bg-spark-soft text-text forced-colors:outline">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
