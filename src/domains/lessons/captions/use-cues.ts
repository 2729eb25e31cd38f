import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Subtitle } from '#/domains/study/model'
import { lessonQueries } from '../queries'
import { type Cue, cuesOfTrack, parseCues } from './cues'
import { useCueTrack } from './use-cue-track'

export interface Cues {
  cues: readonly Cue[] | null
  error: Error | null
  retry: () => void
}

/** All cues of a subtitle file: by the video's own parser, or by ours where no video can be shown. */
export function useCues(video: HTMLVideoElement | null, subtitle: Subtitle): Cues {
  const file = useQuery(lessonQueries.subtitles(subtitle.url))
  const track = useCueTrack(video, subtitle)
  const parsed = useQuery({
    queryKey: ['lessons', 'cues', subtitle.url],
    queryFn: () => parseCues(file.data ?? ''),
    enabled: video === null && file.data !== undefined,
    staleTime: Infinity,
  })
  const native = useMemo(() => track?.cues && cuesOfTrack(track.cues), [track])
  const cues = native ?? (video === null ? parsed.data : undefined) ?? null
  return { cues, error: file.error ?? parsed.error, retry: () => void file.refetch() }
}
