import { useEffect, useState } from 'react'
import { BannerSlot } from './banner-slot'

/** Below a lesson whose video has ended: its room is kept from the moment at which the learner starts it. */
export function AfterVideo({ video }: { video: HTMLVideoElement | null }) {
  const [state, setState] = useState<'before' | 'playing' | 'ended'>('before')
  useEffect(() => {
    if (!video) return undefined
    const play = () => setState((now) => (now === 'before' ? 'playing' : now))
    const end = () => setState('ended')
    video.addEventListener('play', play)
    video.addEventListener('ended', end)
    return () => {
      video.removeEventListener('play', play)
      video.removeEventListener('ended', end)
    }
  }, [video])
  if (state === 'before') return null
  return <BannerSlot position="day" placement="afterVideo" isHidden={state === 'playing'} className="mt-6" />
}
