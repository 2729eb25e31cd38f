import { useEffect, useState } from 'react'
import type { Subtitle } from '#/domains/study/model'
import { cuesOfTrack } from './cues'
import { useCueTrack } from './use-cues'

interface CaptionsProps {
  video: HTMLVideoElement
  subtitle: Subtitle
  /** Above the bar while it shows, else at the bottom. */
  isRaised: boolean
}

/** The current subtitles, drawn over the picture. Not a live region, since the sound says the same. */
export function Captions({ video, subtitle, isRaised }: CaptionsProps) {
  const track = useCueTrack(video, subtitle)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!track) return
    const read = () => {
      const cues = track.activeCues && cuesOfTrack(track.activeCues)
      setText((cues ?? []).map((cue) => cue.text).join('\n'))
    }
    read()
    // The bare full screen of an iPhone shows the browser's captions only.
    const showNative = () => (track.mode = 'showing')
    track.addEventListener('cuechange', read)
    video.addEventListener('webkitbeginfullscreen', showNative)
    return () => {
      track.removeEventListener('cuechange', read)
      video.removeEventListener('webkitbeginfullscreen', showNative)
      setText('')
    }
  }, [video, track])
  if (text === '') return null
  return (
    <p
      lang={subtitle.languageCode}
      className={`pointer-events-none absolute inset-x-0 px-[8%] text-center ${isRaised ? 'bottom-[82px] tablet:bottom-[84px]' : 'bottom-3 tablet:bottom-5'}`}
    >
      <span className="box-decoration-clone bg-media/80 px-2 py-[3px] text-[clamp(0.875rem,0.7rem+0.8vw,1.1875rem)] leading-normal whitespace-pre-line text-on-media">
        {text}
      </span>
    </p>
  )
}
