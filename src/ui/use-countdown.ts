import { useEffect, useRef, useState } from 'react'
import { announce } from './announce'
import { isSpoken, secondsLeft } from './countdown-step'

interface CountdownOptions {
  /** The clock that `until` is measured by: `serverNow` for business states. */
  now: () => number
  /** What a screen reader hears at a minute, half a minute, ten seconds and the end. */
  speak?: (seconds: number) => string
}

/** Whole seconds until a moment (ms), 0 when it is over or there is none; renders once a second. */
export function useCountdown(until: number | null, { now, speak }: CountdownOptions): number {
  const [seconds, setSeconds] = useState(() => (until === null ? 0 : secondsLeft(until, now())))
  const latest = useRef({ now, speak })
  useEffect(() => {
    latest.current = { now, speak }
  })

  useEffect(() => {
    if (until === null) {
      setSeconds(0)
      return
    }
    let timer = 0
    let last = secondsLeft(until, latest.current.now())
    function tick(end: number) {
      const ms = end - latest.current.now()
      const rest = secondsLeft(ms, 0)
      setSeconds(rest)
      if (rest !== last && isSpoken(rest) && latest.current.speak) announce(latest.current.speak(rest))
      last = rest
      // Just after the moment at which the figure changes.
      if (rest > 0) timer = window.setTimeout(tick, ms - (rest - 1) * 1000 + 5, end)
    }
    tick(until)
    return () => clearTimeout(timer)
  }, [until])

  return seconds
}
