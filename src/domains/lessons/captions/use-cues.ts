import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Subtitle } from '#/domains/study/model'
import { lessonQueries } from '../queries'
import { type Cue, cuesOfTrack, parseCues } from './cues'

interface Cues {
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
  // What is there stays, whatever becomes of a further request for it.
  return { cues, error: cues ? null : (file.error ?? parsed.error), retry: () => void file.refetch() }
}

/**
 * Subtitles as a text track of the video, hidden since we draw them ourselves; null until they are loaded. The file is added as a blob,
 * so that the video needs no `crossorigin`, which breaks with servers that do not support it.
 */
export function useCueTrack(video: HTMLVideoElement | null, subtitle: Subtitle | null): TextTrack | null {
  const [track, setTrack] = useState<TextTrack | null>(null)
  const { data: text } = useQuery({ ...lessonQueries.subtitles(subtitle?.url ?? ''), enabled: subtitle !== null })
  const language = subtitle?.languageCode
  useEffect(() => {
    if (!video || text === undefined || language === undefined) return
    const url = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
    const element = document.createElement('track')
    element.kind = 'subtitles'
    element.srclang = language
    element.src = url
    element.addEventListener('load', () => setTrack(element.track), { once: true })
    video.append(element)
    element.track.mode = 'hidden'
    // The bare full screen of an iPhone may have shown it.
    const hide = () => (element.track.mode = 'hidden')
    video.addEventListener('webkitendfullscreen', hide)
    return () => {
      video.removeEventListener('webkitendfullscreen', hide)
      element.track.mode = 'disabled'
      element.remove()
      URL.revokeObjectURL(url)
      setTrack(null)
    }
  }, [video, text, language])
  return track
}
