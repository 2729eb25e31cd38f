import { useMemo } from 'react'
import * as z from '#/lib/zod'
import { learnerKey, ofTab, readRaw, removeStored, writeStored } from '#/platform/storage'
import { DRAFT_KEY } from './guest-draft'

const draftSchema = z.object({ email: z.string(), name: z.string(), message: z.string() })
type Draft = z.output<typeof draftSchema>

/** Null: a learner who could not be loaded, for whom nothing is kept. */
type Owner = number | 'guest' | null

/**
 * Text written and not sent yet: of a learner on the device, for that learner only; of a guest in this tab, since the device's next
 * guest may be somebody else.
 */
export function supportDraft(owner: Owner) {
  if (owner === null) return { kept: null, keep: () => {}, clear: () => {} }
  const [key, area] = owner === 'guest' ? [DRAFT_KEY, ofTab] : [learnerKey(owner, DRAFT_KEY)]
  const { data: kept = null } = draftSchema.safeParse(readRaw(key, area))
  return {
    kept,
    keep: (draft: Partial<Draft>) => writeStored(key, { email: '', name: '', message: '', ...draft }, area),
    clear: () => removeStored(key, area),
  }
}

/** `supportDraft` for components: read once for each owner. */
export const useDraft = (owner: Owner) => useMemo(() => supportDraft(owner), [owner])
