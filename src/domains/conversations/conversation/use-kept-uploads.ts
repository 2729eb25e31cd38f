import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { serverNow } from '#/api/clock'
import { readToken } from '#/api/token-store'
import type { chatDraft } from '#/domains/chats/chat-draft'
import type { Upload, UploadQueue } from '#/domains/uploads/upload-queue'

interface KeptUploads {
  draft: ReturnType<typeof chatDraft>
  /** When the files of the draft were last changed, here or in another tab. */
  filesAt: number
  uploads: readonly Upload[]
  queue: UploadQueue
  /** Told once the files that stand here are kept. */
  onKept: (filesAt: number) => void
}

/** Keeps the files of a composer on the device, and brings back those that are kept. Whether the device keeps them. */
export function useKeptUploads({ draft, filesAt, uploads, queue, onKept }: KeptUploads): boolean {
  const [isKept, setKept] = useState(true)
  /** Which files the device has, as they stand here. */
  const known = useRef({ at: 0, files: '' })
  /** The last change that is being kept: they are kept in order. */
  const saving = useRef<Promise<boolean>>(Promise.resolve(true))
  const [isReading, setReading] = useState(filesAt !== 0)
  const standingNow = uploads.flatMap(({ key, size, step }) => (step.code === 'refused' ? [] : `${key}/${size}`)).join()

  useEffect(() => {
    if (filesAt === known.current.at) return
    let isLatest = true
    const isFirst = known.current.at === 0
    known.current.at = filesAt
    setReading(true)
    async function bringBack() {
      const kept = await draft.files.read()
      if (!isLatest) return
      if (!isFirst) queue.clear()
      // Those that were added meanwhile are kept with the rest.
      const added = queue.read().length
      queue.add(kept)
      if (added === 0) known.current.files = signatureOf(queue)
      setReading(false)
    }
    void bringBack()
    return () => {
      isLatest = false
    }
  }, [draft, filesAt, queue])

  const keep = useEffectEvent(async (standing: string, isComplete: boolean) => {
    // After a sign-out nothing is kept.
    if (!isComplete || standing === known.current.files || readToken() === null) return
    const at = standing === '' ? 0 : Math.max(serverNow(), known.current.at + 1)
    known.current = { at, files: standing }
    const files = queue.files().map(({ file }) => file)
    const saved = saving.current.then(() => draft.files.keep(files))
    saving.current = saved
    const isSaved = await saved
    // A later change is told by its own call.
    if (known.current.at !== at) return
    setKept(isSaved)
    onKept(at)
  })
  useEffect(() => void keep(standingNow, !isReading), [standingNow, isReading])

  return isKept
}

const signatureOf = (queue: UploadQueue) =>
  queue
    .read()
    .map(({ key, size }) => `${key}/${size}`)
    .join()
