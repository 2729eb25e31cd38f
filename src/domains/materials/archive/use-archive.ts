import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { loadCode } from '#/platform/load-code'
import { saveFile } from '#/platform/save-file'

export type ArchiveState =
  | { code: 'idle' }
  /** Null: still asking what there is. */
  | { code: 'working'; percent: number | null }
  | { code: 'saved'; name: string; missing: number }
  | { code: 'failed'; error: unknown }

/** Makes the archive of a course and saves it; leaving the screen ends it. */
export function useArchive(one: StreamInState) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const course = useCourseName()(one.stream)
  const [state, setState] = useState<ArchiveState>({ code: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    if (running.current) return
    const own = new AbortController()
    running.current = own
    const { signal } = own
    const show = (next: ArchiveState) => {
      if (!signal.aborted) setState(next)
    }
    show({ code: 'working', percent: null })
    try {
      const { makeArchive } = await loadCode(() => import('./make-archive'), 'app')
      const onProgress = (percent: number | null) => show({ code: 'working', percent })
      const { zip, name, missing } = await makeArchive({ client, one, course, i18n, signal, onProgress })
      signal.throwIfAborted()
      saveFile(zip, name)
      show({ code: 'saved', name, missing })
    } catch (error) {
      show({ code: 'failed', error })
    } finally {
      if (running.current === own) running.current = null
    }
  }

  function cancel() {
    running.current?.abort()
    running.current = null
    setState({ code: 'idle' })
  }

  return { state, start: () => void start(), cancel }
}
