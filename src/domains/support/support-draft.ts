import { useMemo } from 'react'
import * as z from '#/lib/zod'
import { learnerKey, readStored, removeStored, writeStored } from '#/platform/storage'

const KEY = 'draft.support'
const draftSchema = z.object({ email: z.string(), name: z.string(), message: z.string() })
type Draft = z.output<typeof draftSchema>

/** What was written and not sent yet, kept on the device and shown to the same learner (or to guests) only. */
export function useDraft(learnerId: number | null) {
  return useMemo(() => {
    const key = learnerId === null ? KEY : learnerKey(learnerId, KEY)
    return {
      kept: readStored(key, draftSchema),
      keep: (draft: Partial<Draft>) => writeStored(key, { email: '', name: '', message: '', ...draft }),
      clear: () => removeStored(key),
    }
  }, [learnerId])
}
