import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { report } from '#/api/report'
import { useIsKept } from '#/domains/downloads/kept-index'
import type { Video } from '#/domains/study/model'
import { loadCode } from '#/platform/load-code'
import { lessonQueries } from '../queries'

/**
 * A video with what the device keeps of it: its subtitles are there at their present addresses, wherever these lead now, and its picture
 * too.
 */
export function useKeptBeside(learnerId: number, video: Video): Video {
  const client = useQueryClient()
  const isKept = useIsKept(learnerId)(video.id)
  const [preview, setPreview] = useState<string | null>(null)
  const { id, subs } = video
  useEffect(() => {
    if (!isKept) return undefined
    let picture: string | null = null
    let isLeft = false
    const read = async () => {
      const { keptBeside, keptText } = await loadCode(() => import('#/domains/downloads/kept-source'))
      const kept = await keptBeside(learnerId, id)
      const texts = subs.map(async (sub) => {
        const text = keptText(kept.subs, sub)
        const { queryKey } = lessonQueries.subtitles(sub.url)
        if (text === undefined) return
        // A request that is under way would set it back.
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, text)
      })
      await Promise.all(texts)
      if (isLeft || !kept.poster) return
      picture = URL.createObjectURL(kept.poster)
      setPreview(picture)
    }
    read().catch((error: unknown) => report(error, { context: 'lesson', level: 'warn' }))
    return () => {
      isLeft = true
      if (picture) URL.revokeObjectURL(picture)
      setPreview(null)
    }
  }, [client, learnerId, id, subs, isKept])
  return preview ? { ...video, preview } : video
}
