import { useEffect, useEffectEvent, useRef } from 'react'
import { readToken } from '#/api/token-store'
import { type HomeworkDraft, type HomeworkDraftStore, isEmptyDraft } from './homework-draft'

/** Takes over what another tab wrote. */
type Adopt = (answer: Pick<HomeworkDraft, 'message' | 'exerciseIds'>) => void

const NOTHING = { message: '', exerciseIds: [] }

/** Keeps an answer with each change, and follows what another tab writes to it: two forms of one homework must not undo each other. */
export function useKeepDraft(store: HomeworkDraftStore, answer: HomeworkDraft, adopt: Adopt): void {
  const stands = JSON.stringify(answer)
  /** The answer as another tab wrote and keeps it; this tab has nothing of its own to keep then. */
  const mirrored = useRef('')
  const { fileNames } = answer

  const keep = useEffectEvent((written: string) => {
    if (written === mirrored.current) return
    mirrored.current = ''
    store.keep(answer)
  })
  useEffect(() => keep(stands), [stands])

  const follow = useEffectEvent((written: HomeworkDraft | null) => {
    // Sent or emptied there: text written here stays.
    if (written === null && stands !== mirrored.current) return
    const { message, exerciseIds } = written ?? NOTHING
    mirrored.current = JSON.stringify({ message, exerciseIds, fileNames } satisfies HomeworkDraft)
    adopt({ message, exerciseIds })
  })
  useEffect(() => store.onForeign((written) => follow(written)), [store])

  const keepOnLeave = useEffectEvent(() => {
    // Another tab may have sent its own answer and cleared what was kept of this one; what it has written meanwhile is newer. After a
    // sign-out nothing is kept.
    if (readToken() !== null && !isEmptyDraft(answer) && store.read() === null) keep(stands)
  })
  useEffect(() => () => keepOnLeave(), [])
}
