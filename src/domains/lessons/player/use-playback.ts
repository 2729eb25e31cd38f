import { useEffect, useRef, useState } from 'react'
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
  retry: () => void
}

const NOTHING = {
  failedAt: null as number | null,
  heights: [] as readonly number[],
  level: -1,
  chosen: null as number | null,
}

/**
 * Runs the engine for as long as this source is shown; `retry`, or coming online, restarts it where it stopped. Addresses may be signed
 * anew with each answer: a video that is open keeps its own until the next start.
 */
export function usePlayback(video: HTMLVideoElement | null, { m3u8, mp4, startAt }: EngineSource): Playback {
  const [source, setSource] = useState({ m3u8, mp4, startAt })
  const [state, setState] = useState(NOTHING)
  const engine = useRef<Engine>(null)
  const isOnline = useOnline()
  const [wasOnline, setWasOnline] = useState(isOnline)

  const retry = () => {
    setSource({ m3u8, mp4, startAt: state.failedAt ?? (video?.currentTime || source.startAt) })
    setState(NOTHING)
  }
  const isFailed = state.failedAt !== null
  const isOpen = !isFailed && video !== null && video.readyState > 0
  if (!isOpen && (source.m3u8 !== m3u8 || source.mp4 !== mp4)) retry()
  // While it is drawn, since a failure that is over must not be told first.
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline)
    if (isOnline && isFailed) retry()
  }

  useEffect(() => {
    if (!video) return
    const change = (part: Partial<typeof NOTHING>) => setState((before) => ({ ...before, ...part }))
    const started = startEngine(video, source, {
      onQualities: (heights) => change({ heights }),
      onLevel: (level) => change({ level }),
      onFailed: (failedAt) => change({ failedAt }),
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
