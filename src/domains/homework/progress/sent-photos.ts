import { threadTurns } from '#/domains/chats/homework-thread'
import type { Employee, Message } from '#/domains/chats/model'
import type { UploadedFile } from '#/domains/uploads/model'
import { shownAs } from '#/domains/chats/shown-file'

/** An answer of the learner that has pictures, with what an expert said of it. */
export interface SentPhotos {
  /** Id of its first message. */
  id: number
  sentAt: Date
  photos: UploadedFile[]
  /** Null: nobody has answered yet. */
  expert: Employee | null
  /** What the expert wrote; empty where that was pictures only. */
  words: string
}

/** A photo with the day on which it was sent. */
export interface DatedPhoto {
  file: UploadedFile
  sentAt: Date
}

/** The answers with pictures in a homework's conversation, the newest first. */
export function sentPhotos(thread: readonly Message[]): SentPhotos[] {
  const turns = threadTurns(thread)
  const sent = turns.flatMap(({ author, messages: [first, ...more] }, at): SentPhotos[] => {
    if (author !== null || !first) return []
    const photos = [first, ...more].flatMap(({ files }) => files).filter((file) => shownAs(file) === 'picture')
    if (photos.length === 0) return []
    const answer = turns.slice(at + 1).find((turn) => turn.author !== null)
    const words = answer?.messages.map(({ message }) => message).filter(Boolean) ?? []
    return [
      { id: first.id, sentAt: first.createdAt, photos, expert: answer?.author ?? null, words: words.join('\n\n') },
    ]
  })
  return sent.toReversed()
}

/** Two photos to compare, the earlier one first, found by the ids of their files; null unless both are known. */
export function photosToCompare(
  all: readonly SentPhotos[],
  ids: readonly (number | undefined)[],
): [DatedPhoto, DatedPhoto] | null {
  const found = all.flatMap(({ sentAt, photos }) =>
    photos.flatMap((file): DatedPhoto[] => (ids.includes(file.id) ? [{ file, sentAt }] : [])),
  )
  const [first, second] = found.toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime() || a.file.id - b.file.id)
  return first && second ? [first, second] : null
}

/** The chosen files after a press on one: it joins or leaves them, and as the third it takes the place of the one chosen first. */
export const chosenAfter = (chosen: readonly number[], pressed: number): number[] =>
  chosen.includes(pressed) ? chosen.filter((id) => id !== pressed) : [...chosen, pressed].slice(-2)
