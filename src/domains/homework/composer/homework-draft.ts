import { watched } from '#/lib/watched'
import * as z from '#/lib/zod'
import { onForeignChange } from '#/platform/foreign-change'
import { learnerKey, readStored, removeStored, writeStored } from '#/platform/storage'

const draftSchema = z.object({
  message: z.string(),
  exerciseIds: z.array(z.int()),
  /** Files cannot be kept, so their names are. */
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

/** The unsent draft of one learner and one homework, kept on this device. */
export function homeworkDraft({ learnerId, streamId, targetType, targetId }: DraftPlace) {
  const key = learnerKey(learnerId, `draft.homework.${streamId}.${targetType}.${targetId}`)
  const safety = watched(true)
  const read = (): HomeworkDraft | null => readStored(key, draftSchema)
  return {
    /** Calls back when the answer of `isSafe` has changed. */
    subscribe: safety.watch,
    /** False when the last kept draft will not survive the page. */
    isSafe: safety.read,
    read,
    /** Calls back with the draft that another tab has kept, or null once it has none. Returns a function that stops it. */
    onForeign: (listener: (draft: HomeworkDraft | null) => void): (() => void) =>
      onForeignChange(key, () => listener(read())),
    /** Keeps a draft; removes it when it is empty. */
    keep(draft: HomeworkDraft): void {
      if (isEmptyDraft(draft)) removeStored(key)
      else safety.set(writeStored(key, draft))
    },
    clear: () => removeStored(key),
  }
}

/** Whether a draft holds nothing that could be lost. */
export function isEmptyDraft({ message, exerciseIds, fileNames }: HomeworkDraft): boolean {
  return message.trim() === '' && exerciseIds.length === 0 && fileNames.length === 0
}
