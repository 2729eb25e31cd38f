import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '#/platform/fetch-file'
import { saveFile } from '#/platform/save-file'

export type DownloadState =
  | { code: 'idle' }
  /** Null: nobody says how large it is. */
  | { code: 'loading'; percent: number | null }
  | { code: 'saved' }
  | { code: 'failed' }

interface Wanted {
  url: string
  fileName: string
  /** Bytes; 0: not known. */
  size: number
  /** Reads it from the device, where it is kept for times without a connection. */
  kept: (() => Promise<Blob | null>) | null
}

/** Saves a file with its progress; leaving the screen ends it. */
export function useDownload({ url, fileName, size, kept }: Wanted) {
  const [state, setState] = useState<DownloadState>({ code: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    const { signal } = own
    const onBytes = (received: number, total: number | null) => {
      const whole = total ?? size
      const percent = whole > 0 ? Math.min(100, Math.floor((100 * received) / whole)) : null
      if (!signal.aborted) setState({ code: 'loading', percent })
    }
    onBytes(0, null)
    try {
      const file = await fetchFile(url, { signal, onBytes }).catch(async (error: unknown) => {
        const here = signal.aborted ? null : await kept?.()
        if (!here) throw error
        return here
      })
      if (signal.aborted) return
      saveFile(file, fileName)
      setState({ code: 'saved' })
    } catch {
      if (!signal.aborted) setState({ code: 'failed' })
    }
  }

  function cancel() {
    running.current?.abort()
    setState({ code: 'idle' })
  }

  return { state, start: () => void start(), cancel }
}
