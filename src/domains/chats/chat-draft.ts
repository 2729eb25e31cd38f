import * as z from '#/lib/zod'
import { draft } from '#/platform/drafts'
import { keptFiles } from '#/platform/kept-files'

const draftSchema = z.object({
  message: z.string(),
  /** When its files were last changed, in epoch ms; 0: it has none. */
  filesAt: z.number(),
  /** The own message that is being changed, with what it is to become; null: none is. */
  edit: z.nullable(z.object({ messageId: z.int(), message: z.string(), fileIds: z.array(z.int()) })),
})

export type ChatDraft = z.output<typeof draftSchema>

const NOTHING: ChatDraft = { message: '', filesAt: 0, edit: null }

/** What one learner has written and chosen in one chat and not sent yet, kept on this device. */
export function chatDraft(learnerId: number, chatId: number) {
  const name = `draft.chat.${chatId}` as const
  const kept = draft({ owner: learnerId, name, parse: (stored) => draftSchema.safeParse(stored).data ?? null })
  const read = () => kept.read() ?? NOTHING
  return {
    read,
    /** Its files, whose bytes the device keeps apart from the rest. */
    files: keptFiles(learnerId, name),
    /** Changes a part of what is kept now: another tab may have changed it. Returns the new form. */
    change(part: Partial<ChatDraft>): ChatDraft {
      const next = { ...read(), ...part }
      if (next.message === '' && next.filesAt === 0 && next.edit === null) kept.clear()
      else kept.keep(next)
      return next
    },
    isSafe: kept.isSafe,
    subscribe: kept.subscribe,
    /** Calls back with what another tab has kept. Returns a function that stops it. */
    onForeign: (listener: (written: ChatDraft) => void) => kept.onForeign((written) => listener(written ?? NOTHING)),
  }
}
