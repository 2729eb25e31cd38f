import * as z from '#/lib/zod'
import { onForeignChange } from '#/platform/foreign-change'
import { learnerKey, readStored, removeStored, writeStored } from '#/platform/storage'

const draftSchema = z.object({
  message: z.string(),
  exerciseIds: z.array(z.int()),
  /** Files cannot be kept, so their names remind of them. */
  fileNames: z.array(z.string()),
})

export type HomeworkDraft = z.output<typeof draftSchema>
export type HomeworkDraftStore = ReturnType<typeof homeworkDraft>

interface DraftPlace {
  learnerId: number
  streamId: number
  targetType: string
  targetId: number
}

/** What was written and not sent yet, on this device, of this learner and this homework. */
export function homeworkDraft({ learnerId, streamId, targetType, targetId }: DraftPlace) {
  const key = learnerKey(learnerId, `draft.homework.${streamId}.${targetType}.${targetId}`)
  let isSafe = true
  const listeners = new Set<() => void>()
  const read = (): HomeworkDraft | null => readStored(key, draftSchema)
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** False when what was kept last will not survive the page. */
    isSafe: () => isSafe,
    read,
    /** Calls back with what another tab has kept, or null where it has nothing left to keep. Returns the way to stop. */
    onForeign: (listener: (draft: HomeworkDraft | null) => void): (() => void) =>
      onForeignChange(key, () => listener(read())),
    /** An empty one is not kept. */
    keep(draft: HomeworkDraft): void {
      const wasSafe = isSafe
      if (isEmptyDraft(draft)) removeStored(key)
      else isSafe = writeStored(key, draft)
      if (isSafe !== wasSafe) for (const listener of listeners) listener()
    },
    clear: () => removeStored(key),
  }
}

/** Nothing in it that could be lost. */
export function isEmptyDraft({ message, exerciseIds, fileNames }: HomeworkDraft): boolean {
  return message.trim() === '' && exerciseIds.length === 0 && fileNames.length === 0
}
