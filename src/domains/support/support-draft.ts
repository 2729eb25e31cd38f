import { useMemo } from 'react'
import * as z from '#/lib/zod'
import { learnerKey, readStored, removeStored, writeStored } from '#/platform/storage'

const KEY = 'draft.support'
const draftSchema = z.object({ email: z.string(), name: z.string(), message: z.string() })
type Draft = z.output<typeof draftSchema>

/**
 * What was written and not sent yet, kept on the device and shown to the same learner (or to guests) only. Null: a learner who did not
 * load, for whom nothing is kept.
 */
export function useDraft(owner: number | 'guest' | null) {
  return useMemo(() => {
    if (owner === null) return { kept: null, keep: () => {}, clear: () => {} }
    const key = owner === 'guest' ? KEY : learnerKey(owner, KEY)
    return {
      kept: readStored(key, draftSchema),
      keep: (draft: Partial<Draft>) => writeStored(key, { email: '', name: '', message: '', ...draft }),
      clear: () => removeStored(key),
    }
  }, [owner])
}
