import { useEffect, useRef, useState } from 'react'
import { useOnline } from '#/api/connectivity'
import { type Engine, type EngineSource, startEngine } from './engine'

export interface Playback {
  isFailed: boolean
  /** Heights of the qualities by index; empty where there is nothing to choose. */
  heights: readonly number[]
  /** Index of the quality that is shown, -1 before the first picture. */
  level: number
  /** The learner's choice, null: automatic. */
  chosen: number | null
  choose: (quality: number | null) => void
  retry: () => void
}

const NOTHING = { isFailed: false, heights: [] as readonly number[], level: -1, chosen: null as number | null }

/** Runs the engine for as long as this source is shown; `retry` starts it anew where it stood, coming online does so by itself. */
export function usePlayback(video: HTMLVideoElement | null, { m3u8, mp4, startAt }: EngineSource): Playback {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState(NOTHING)
  const engine = useRef<Engine>(null)
  const beginning = useRef(startAt)
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)

  useEffect(() => {
    if (!video) return
    const source = { m3u8, mp4, startAt: beginning.current }
    const change = (part: Partial<typeof NOTHING>) => setState((before) => ({ ...before, ...part }))
    const started = startEngine(video, source, {
      onQualities: (heights) => change({ heights }),
      onLevel: (level) => change({ level }),
      onFailed: () => change({ isFailed: true }),
    })
    engine.current = started
    return () => {
      beginning.current = video.currentTime || beginning.current
      engine.current = null
      started.destroy()
      setState(NOTHING)
    }
    // A new attempt is a new engine.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [video, m3u8, mp4, attempt])

  const retry = () => setAttempt((count) => count + 1)
  useEffect(() => {
    if (isOnline && !wasOnline.current && state.isFailed) setAttempt((count) => count + 1)
    wasOnline.current = isOnline
  }, [isOnline, state.isFailed])

  const choose = (quality: number | null) => {
    engine.current?.choose(quality)
    setState((before) => ({ ...before, chosen: quality }))
  }
  return { ...state, choose, retry }
}
