import { writtenText } from '#/lib/written-text'
import * as z from '#/lib/zod'
import { draft } from '#/platform/drafts'

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
  const kept = draft({
    owner: learnerId,
    name: `draft.homework.${streamId}.${targetType}.${targetId}`,
    parse: (stored) => draftSchema.safeParse(stored).data ?? null,
  })
  return {
    ...kept,
    /** Keeps a draft; removes it when it is empty. */
    keep: (written: HomeworkDraft): void => (isEmptyDraft(written) ? kept.clear() : kept.keep(written)),
  }
}

/** Whether a draft holds nothing that could be lost. */
export function isEmptyDraft({ message, exerciseIds, fileNames }: HomeworkDraft): boolean {
  return writtenText(message) === '' && exerciseIds.length === 0 && fileNames.length === 0
}
