import type { SocialSource } from '#/brand/kinds'
import { socialButtons } from '../entry/social-buttons'

interface NetworkRow {
  source: SocialSource
  /** Of the link; null: not linked. */
  id: number | null
  /** Where linking begins; null: the school does not offer it any more. */
  url: string | null
}

interface Entry {
  id: number | null
  source: SocialSource | 'unknown'
}

/** The networks to show: those of the school in its order, then others that the learner has linked and may only unlink. */
export function networkRows(
  order: readonly SocialSource[],
  collection: readonly { source: SocialSource; url: string }[],
  entries: readonly Entry[],
): NetworkRow[] {
  const offered = socialButtons(order, collection).map(({ source, url }) => ({
    source,
    id: entries.find((entry) => entry.source === source && entry.id !== null)?.id ?? null,
    url,
  }))
  const others = entries.flatMap(({ source, id }) =>
    source === 'unknown' || id === null || offered.some((row) => row.source === source)
      ? []
      : [{ source, id, url: null }],
  )
  return [...offered, ...others]
}
