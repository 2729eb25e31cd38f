import { useEffect, useEffectEvent, useState } from 'react'
import { announce } from './page/live-region'
import { isSpoken, secondsLeft } from './countdown-step'

interface CountdownOptions {
  /** The clock that `until` refers to: `serverNow` for business states. */
  now: () => number
  /** What a screen reader hears at a minute, half a minute, ten seconds and the end. */
  speak?: (seconds: number) => string
}

/** Whole seconds until a moment (epoch ms), 0 when it is over or there is none; renders once a second. */
export function useCountdown(until: number | null, { now, speak }: CountdownOptions): number {
  const [, render] = useState(0)
  const timeNow = useEffectEvent(now)
  const say = useEffectEvent((seconds: number) => speak && announce(speak(seconds)))

  useEffect(() => {
    if (until === null) return
    let timer = 0
    const left = () => until - timeNow()
    // Just after the moment at which the number changes.
    const wait = () => left() - (secondsLeft(left(), 0) - 1) * 1000 + 5
    function tick() {
      const seconds = secondsLeft(left(), 0)
      render((turn) => turn + 1)
      if (isSpoken(seconds)) say(seconds)
      if (seconds > 0) timer = window.setTimeout(tick, wait())
    }
    if (left() > 0) timer = window.setTimeout(tick, wait())
    return () => clearTimeout(timer)
  }, [until])

  return until === null ? 0 : secondsLeft(until, now())
}
