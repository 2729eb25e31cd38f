import type { Message } from './model'

interface Heard {
  /** The incoming form was asked for before the known one came. */
  wasAskedBefore: boolean
}

/**
 * The form to keep of two of one message: the later edit, or else the one that came last. A view or a rating is never withdrawn, since
 * the server does not take it back: an event may be late. The known object itself where nothing has changed.
 */
export function mergeMessage(known: Message, incoming: Message, { wasAskedBefore }: Heard): Message {
  const age = changedAt(incoming) - changedAt(known)
  const isNewer = age > 0 || (age === 0 && !wasAskedBefore)
  const [newer, older] = isNewer ? [incoming, known] : [known, incoming]
  const merged = { ...newer, isViewed: known.isViewed || incoming.isViewed, rating: newer.rating ?? older.rating }
  return isSame(known, merged) ? known : merged
}

/** Whether nothing tells which of two forms of one message is the later one: edits have whole seconds, and ratings no time at all. */
export function isUnclear(known: Message, told: Message): boolean {
  const isRatedAnew = known.rating !== null && told.rating !== null && known.rating !== told.rating
  const isEdited = known.message !== told.message || known.files.length !== told.files.length
  return isRatedAnew || (isEdited && changedAt(known) === changedAt(told))
}

function changedAt({ createdAt, updatedAt }: Message): number {
  return (updatedAt ?? createdAt).getTime()
}

/** Whether two values of a message are equal in all their parts. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime()
  if (!isObject(one) || !isObject(other)) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
