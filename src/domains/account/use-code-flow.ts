import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { serverNow } from '#/api/clock'
import { isApiError } from '#/api/errors'
import { CODE_DIGITS } from '#/ui/fields/code-field'
import { announce } from '#/ui/page/live-region'
import { errorTexts } from '#/ui/states/error-texts'
import { useCountdown } from '#/ui/use-countdown'
import { codeProblem } from './code-problem'
import type { SentCode } from './sent-code'

/** The fifth wrong code voids the one that was sent (contract A8), whether that answer or the next one says so. */
const WRONG_BEFORE_VOID = 4

interface CodeCalls {
  /** Requests a code; resolves with the seconds until the next one may be requested. */
  request: () => Promise<number>
  verify: (code: string) => Promise<void>
  /** The code that was sent before this screen was opened, if it still works. */
  sent: Pick<SentCode, 'nextAt' | 'wrong'> | null
  /** Told how many wrong codes have been typed since the last one was sent. */
  onWrong: (count: number) => void
}

/** State of entering a one-time code: what is typed, when the next code may be requested, what went wrong. */
export function useCodeFlow({ request, verify, sent, onWrong }: CodeCalls) {
  const { t, i18n } = useLingui()
  const [code, setCode] = useState('')
  /** The same, for calls that were made before it was typed. */
  const typed = useRef('')
  const [nextAt, setNextAt] = useState(sent?.nextAt ?? null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Too many wrong codes: the server refuses every other one until a new one is sent (contract A8). */
  const [isVoid, setVoid] = useState(false)
  const wrong = useRef(sent?.wrong ?? 0)
  /** When a code may be checked again (epoch ms), after too many tries of any kind. */
  const [checkAt, setCheckAt] = useState<number | null>(null)
  const [requestProblem, setRequestProblem] = useState<string | null>(null)
  const [running, setRunning] = useState<'request' | 'verify' | null>(null)
  const busy = useRef(false)
  /** The accepted code: a second press may come before the guard leads on. */
  const done = useRef('')
  const seconds = useCountdown(nextAt, {
    now: serverNow,
    speak: (left) => (left > 0 ? t`New code in ${left} s` : t`You can ask for a new code now.`),
  })
  const pauseText = (left: number) =>
    left > 0
      ? t`Too many tries in a row. You can confirm in ${left} s, or ask for a new code.`
      : t`You can confirm the code now.`
  const pause = useCountdown(checkAt, { now: serverNow, speak: pauseText })

  /** Runs one call at a time; resolves with its error, or null. */
  async function run(call: 'request' | 'verify', work: () => Promise<void>): Promise<unknown> {
    if (busy.current) return null
    busy.current = true
    setRunning(call)
    setProblem(null)
    setRequestProblem(null)
    try {
      await work()
      return null
    } catch (error) {
      return error
    } finally {
      busy.current = false
      setRunning(null)
    }
  }

  /** A code was sent; `pause` is the number of seconds until the next one may be requested. What was typed before is void. */
  function begin(pause: number, before = typed.current) {
    setNextAt(serverNow() + pause * 1000)
    setRequestProblem(null)
    setVoid(false)
    wrong.current = 0
    setCheckAt(null)
    if (typed.current === before) type('')
    announce(t`The code was sent.`)
  }

  async function send(): Promise<void> {
    const before = typed.current
    const error = await run('request', async () => begin(await request(), before))
    if (!error) {
      // The message with the code was faster than this answer.
      if (typed.current !== before && typed.current.length === CODE_DIGITS) await check(typed.current)
      return
    }
    const failure = codeProblem(error)
    if (failure.kind === 'wait') {
      setNextAt(serverNow() + failure.ms)
      setRequestProblem(t`There has to be a pause between two codes. You can ask again when the time below is over.`)
    } else setRequestProblem(errorTexts(i18n, error))
  }

  async function check(full: string): Promise<void> {
    if (full === done.current) return
    const error = await run('verify', async () => {
      await verify(full)
      done.current = full
    })
    if (!error) return
    if (isApiError(error) && error.kind === 'refused') onWrong((wrong.current += 1))
    const failure = codeProblem(error)
    if (failure.kind === 'wait') {
      if (wrong.current >= WRONG_BEFORE_VOID) return setVoid(true)
      setCheckAt(serverNow() + failure.ms)
      announce(pauseText(Math.ceil(failure.ms / 1000)))
      return
    }
    // Another code came while this one was being checked.
    if (typed.current !== full && typed.current.length === CODE_DIGITS) return check(typed.current)
    setProblem(errorTexts(i18n, error))
  }

  function type(value: string) {
    typed.current = value
    setCode(value)
    setProblem(null)
  }

  return {
    code,
    type,
    check,
    send,
    begin,
    seconds,
    problem: isVoid ? t`Too many wrong codes. Ask for a new one.` : problem,
    isVoid,
    /** Why a complete code cannot be checked yet. */
    pause: pause > 0 && !isVoid ? pauseText(pause) : undefined,
    requestProblem,
    running,
  }
}

export type CodeFlow = ReturnType<typeof useCodeFlow>
