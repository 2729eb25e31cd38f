import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnline } from '#/api/connectivity'
import { type Engine, type EngineSource, startEngine } from './engine/engine'

export interface Playback {
  /** Where it was when its source failed, in seconds; null: it has not failed. */
  failedAt: number | null
  /** Where the source shown begins, in seconds: until it has loaded, the video itself stands at 0. */
  startedAt: number
  /** Heights of the qualities by index, in px; empty where there is nothing to choose. */
  heights: readonly number[]
  /** Index of the quality shown; -1 until it is known. */
  level: number
  /** Index of the quality that the learner chose; null: automatic. */
  chosen: number | null
  choose: (quality: number | null) => void
  /** Starts the source anew: where it stopped, or at a second of the learner's choice. */
  retry: (at?: number) => void
}

interface Helpers {
  /** Fetches the lesson anew, whose addresses are signed with each answer. */
  renew: () => Promise<unknown>
  /** A part of the video is missing and skipped; from and to, in seconds. */
  onGap: (from: number, to: number) => void
}

/** A source that fails this close to where the last one failed fails for another reason than its address. */
const SAME_PLACE_SECONDS = 5

const NOTHING = {
  failedAt: null as number | null,
  /** Where it stopped, while the lesson is fetched anew for another address. */
  renewedAt: null as number | null,
  heights: [] as readonly number[],
  level: -1,
  chosen: null as number | null,
}

/**
 * Runs the engine for as long as this source is shown; `retry`, or coming online, restarts it where it stopped. Addresses may be signed
 * anew with each answer: a video that is open keeps its own until the next start, or until it has expired: then the lesson is fetched
 * anew, once, and the video plays on.
 */
export function usePlayback(
  video: HTMLVideoElement | null,
  { m3u8, mp4, startAt, kept = null }: EngineSource,
  { renew, onGap }: Helpers,
): Playback {
  const [source, setSource] = useState({ m3u8, mp4, startAt, kept })
  const [state, setState] = useState(NOTHING)
  const engine = useRef<Engine>(null)
  const isOnline = useOnline()
  const [wasOnline, setWasOnline] = useState(isOnline)

  const stoppedAt = state.failedAt ?? state.renewedAt
  const retry = (at?: number) => {
    setSource({ m3u8, mp4, kept, startAt: at ?? stoppedAt ?? (video?.currentTime || source.startAt) })
    setState(NOTHING)
  }
  const isFailed = stoppedAt !== null
  const isOpen = !isFailed && video !== null && video.readyState > 0
  if (!isOpen && (source.m3u8 !== m3u8 || source.mp4 !== mp4 || (source.kept === null) !== (kept === null))) retry()
  // While it is drawn, since a failure that is over must not be told first.
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline)
    if (isOnline && isFailed) retry()
  }

  const lastRenewed = useRef<number>(null)
  const askAnew = useEffectEvent(renew)
  const tellGap = useEffectEvent(onGap)

  useEffect(() => {
    if (!video) return
    const change = (part: Partial<typeof NOTHING>) => setState((before) => ({ ...before, ...part }))
    const started = startEngine(video, source, {
      onQualities: (heights) => change({ heights }),
      onLevel: (level) => change({ level }),
      onGap: (from, to) => tellGap(from, to),
      onFailed: (at, mayBeExpired) => {
        const isSamePlace = lastRenewed.current !== null && Math.abs(lastRenewed.current - at) < SAME_PLACE_SECONDS
        if (!mayBeExpired || isSamePlace) return change({ failedAt: at })
        lastRenewed.current = at
        change({ renewedAt: at })
        // Another address has begun to play by then.
        const fail = () => setState((now) => (now.renewedAt === at ? { ...now, failedAt: at, renewedAt: null } : now))
        askAnew().then(fail, fail)
      },
    })
    engine.current = started
    return () => {
      engine.current = null
      started.destroy()
    }
  }, [video, source])

  const choose = (quality: number | null) => {
    engine.current?.choose(quality)
    setState((before) => ({ ...before, chosen: quality }))
  }
  return { ...state, startedAt: source.startAt, choose, retry }
}
