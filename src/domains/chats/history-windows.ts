import type { Page } from '#/api/page'
import type { Message } from './model'

/**
 * A part of a chat's history that is known without a gap. Places count from the oldest message, which is 1: unlike pages, which are
 * counted from the newest, they stay when new messages come.
 */
export interface HistoryWindow {
  first: number
  last: number
  /** Ids of the oldest and the newest message that could be read; none: Infinity and -Infinity. */
  oldestId: number
  newestId: number
}

/** What a page, newest first, says about the history; null where it is empty or its headers are missing. */
export function windowOf({ items, received, page, perPage, total }: Page<Message>): HistoryWindow | null {
  if (page === null || perPage === null || total === null || received === 0) return null
  const last = total - (page - 1) * perPage
  const ids = items.map(({ id }) => id)
  return { first: last - received + 1, last, oldestId: Math.min(...ids), newestId: Math.max(...ids) }
}

/** On which page, from 1, the newest, the message at a place stands. */
export function pageOfPlace(place: number, total: number, perPage: number): number {
  return Math.floor((total - place) / perPage) + 1
}

/** The windows with one more, in order, those that touch joined; the same list where it holds nothing new. */
export function withWindow(windows: readonly HistoryWindow[], added: HistoryWindow): readonly HistoryWindow[] {
  if (windows.some((known) => isWithin(known, added))) return windows
  const apart = windows.filter(({ first, last }) => last < added.first - 1 || first > added.last + 1)
  const touching = windows.filter((one) => !apart.includes(one))
  const joined = touching.reduce(join, added)
  const all = [...apart, joined].toSorted((a, b) => a.first - b.first)
  // Ids grow with their places; where they do not, the history is another one than before.
  return all.every(({ oldestId }, index) => oldestId > (all[index - 1]?.newestId ?? -Infinity)) ? all : [added]
}

function isWithin(known: HistoryWindow, added: HistoryWindow): boolean {
  const isPlaced = known.first <= added.first && added.last <= known.last
  return isPlaced && known.oldestId <= added.oldestId && added.newestId <= known.newestId
}

function join(one: HistoryWindow, other: HistoryWindow): HistoryWindow {
  return {
    first: Math.min(one.first, other.first),
    last: Math.max(one.last, other.last),
    oldestId: Math.min(one.oldestId, other.oldestId),
    newestId: Math.max(one.newestId, other.newestId),
  }
}
