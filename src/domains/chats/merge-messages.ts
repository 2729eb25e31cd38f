import type { Message } from './model'

/** One entry per id, the later edit winning; oldest first. */
export function mergeMessages(...lists: (readonly Message[])[]): Message[] {
  const byId = new Map<number, Message>()
  for (const message of lists.flat()) {
    const known = byId.get(message.id)
    if (!known || changedAt(message) >= changedAt(known)) byId.set(message.id, message)
  }
  return [...byId.values()].toSorted((a, b) => a.id - b.id)
}

function changedAt({ createdAt, updatedAt }: Message): number {
  return (updatedAt ?? createdAt).getTime()
}
