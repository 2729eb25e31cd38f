import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { report } from '#/api/report'
import { useIsVideoKept } from '#/domains/downloads/kept-index'
import type { Video } from '#/domains/study/model'
import { loadCode } from '#/platform/load-code'
import { lessonQueries } from '../queries'

/**
 * A video with what the device keeps of it: its subtitles are there at their present addresses, wherever these lead now, and its picture
 * too.
 */
export function useKeptBeside(learnerId: number, video: Video): Video {
  const client = useQueryClient()
  const isKept = useIsVideoKept(learnerId, video.id)
  const [preview, setPreview] = useState<string | null>(null)
  const subs = useEffectEvent(() => video.subs)
  const addresses = video.subs.map(({ url }) => url).join(' ')
  useEffect(() => {
    if (!isKept) return undefined
    let picture: string | null = null
    let isLeft = false
    const read = async () => {
      const { keptBeside, keptText } = await loadCode(() => import('#/domains/downloads/kept-source'))
      const kept = await keptBeside(learnerId, video.id)
      if (isLeft) return
      for (const sub of subs()) {
        const text = keptText(kept.subs, sub)
        if (text === undefined) continue
        const { queryKey } = lessonQueries.subtitles(sub.url)
        void client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, text)
      }
      if (!kept.poster) return
      picture = URL.createObjectURL(kept.poster)
      setPreview(picture)
    }
    read().catch((error: unknown) => report(error, { context: 'lesson', level: 'warn' }))
    return () => {
      isLeft = true
      if (picture) URL.revokeObjectURL(picture)
      setPreview(null)
    }
  }, [client, learnerId, video.id, addresses, isKept])
  return preview ? { ...video, preview } : video
}
