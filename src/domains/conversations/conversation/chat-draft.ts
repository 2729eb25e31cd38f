import * as z from '#/lib/zod'
import { draft } from '#/platform/drafts'

const draftSchema = z.object({
  message: z.string(),
  /** Messages that the server has not confirmed, each with the name under which it is sent, and when it was written, in epoch ms. */
  unsent: z.array(z.object({ clientId: z.string(), message: z.string(), writtenAt: z.number() })),
})

export type ChatDraft = z.output<typeof draftSchema>
export type UnsentMessage = ChatDraft['unsent'][number]

const NOTHING: ChatDraft = { message: '', unsent: [] }

/** What one learner has written in one chat and the server does not have yet, kept on this device. */
export function chatDraft(learnerId: number, chatId: number) {
  const kept = draft({
    owner: learnerId,
    name: `draft.chat.${chatId}`,
    parse: (stored) => draftSchema.safeParse(stored).data ?? null,
  })
  const read = () => kept.read() ?? NOTHING
  return {
    ...kept,
    read,
    /** Changes what is kept, from what is kept now: another tab may have changed it. Returns the new form. */
    change: (step: (written: ChatDraft) => ChatDraft): ChatDraft => {
      const next = step(read())
      if (next.message === '' && next.unsent.length === 0) kept.clear()
      else kept.keep(next)
      return next
    },
    onForeign: (listener: (written: ChatDraft) => void) => kept.onForeign((written) => listener(written ?? NOTHING)),
  }
}

/** For how long the server knows the name of a message (contract 3.7). */
const NAME_KEPT_MS = 24 * 3_600_000

/** Whether a message may be sent again under its name without the risk that it arrives twice. `now`: epoch ms. */
export const maySendAgain = ({ writtenAt }: UnsentMessage, now: number) => now - writtenAt < NAME_KEPT_MS
