import { useMemo } from 'react'
import * as z from '#/lib/zod'
import { draft } from '#/platform/drafts'

interface Draft {
  email: string
  name: string
  message: string
}

/** The texts about something have their own place, so that none replaces another. */
const keptSchema = z.object({
  email: z.string(),
  name: z.string(),
  message: z.string(),
  about: z._default(z.array(z.object({ subject: z.string(), text: z.string() })), []),
})
const NOTHING: z.output<typeof keptSchema> = { email: '', name: '', message: '', about: [] }

/** Null: a learner who could not be loaded, for whom nothing is kept. */
type Owner = number | 'guest' | null

/**
 * Text written and not sent yet: of a learner on the device, for that learner only; of a guest in this tab, since the device's next
 * guest may be somebody else. Each `subject` has a text of its own; null: a text about nothing in particular.
 */
export function supportDraft(owner: Owner, subject: string | null = null) {
  if (owner === null) return { isKeeping: false, kept: null, keep: () => {}, clear: () => {} }
  const all = draft({ owner, name: 'draft.support', parse: (stored) => keptSchema.safeParse(stored).data ?? null })
  const known = all.read()
  const kept: Draft | null = known && {
    email: known.email,
    name: known.name,
    message: subject === null ? known.message : (known.about.find((one) => one.subject === subject)?.text ?? ''),
  }

  /** Changes this subject's text only: another tab may have kept another one. */
  function keep({ message = '', ...typed }: Partial<Draft>) {
    const before = all.read() ?? NOTHING
    const others = before.about.filter((one) => one.subject !== subject)
    const texts = subject === null ? { message } : { about: [...others, { subject, text: message }] }
    all.keep({ ...before, ...typed, ...texts })
  }

  function clear() {
    const { message, about } = all.read() ?? NOTHING
    const others = about.filter((one) => one.subject !== subject && one.text !== '')
    if (others.length === 0 && (subject === null || message === '')) all.clear()
    else keep({ message: '' })
  }

  return { isKeeping: true, kept, keep, clear }
}

/** `supportDraft` for components: read once for each owner and subject. */
export const useDraft = (owner: Owner, subject: string | null) =>
  useMemo(() => supportDraft(owner, subject), [owner, subject])
