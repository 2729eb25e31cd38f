import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { serverNow } from '#/api/clock'
import type { CodeAnswer } from '#/domains/account/model'
import { useBrand } from '#/domains/site-config/use-brand'
import { shownPhone } from '#/lib/phone'
import { Button } from '#/ui/buttons/button'
import { TextField } from '#/ui/fields/text-field'
import { announce } from '#/ui/page/live-region'
import { errorTexts } from '#/ui/states/error-texts'
import { useCountdown } from '#/ui/use-countdown'
import { useOnce } from '#/ui/use-once'
import { checkedPhone } from '#/domains/account/checked-phone'
import { codeProblem } from '#/domains/account/code-problem'
import type { StepDraft } from './step-draft'

interface PhoneEntryProps {
  phone: string
  draft: StepDraft
  request: (phone: string) => Promise<Pick<CodeAnswer, 'retryAfter'>>
  /** The code was sent; `pause` is the number of seconds until the next one may be requested. */
  onSent: (phone: string, pause: number) => void
  /** Null where there is nothing to go back to; otherwise the form has replaced the code's, so it takes the focus. */
  onCancel: (() => void) | null
}

/** The number that a code is sent to; takes what people type and shows how it was read. */
export function PhoneEntry({ phone, draft, request, onSent, onCancel }: PhoneEntryProps) {
  const { t, i18n } = useLingui()
  const { country } = useBrand()
  const first = useShownPhone(phone)
  /** Null until the learner is at it. */
  const [typed, setTyped] = useState(() => draft.read()?.phone ?? null)
  const text = typed ?? first
  const [understood, setUnderstood] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [nextAt, setNextAt] = useState<number | null>(null)
  const waitText = (seconds: number) =>
    seconds > 0 ? t`You can ask for a code in ${seconds} s` : t`You can ask for a new code now.`
  const wait = useCountdown(nextAt, { now: serverNow, speak: waitText })
  const field = useRef<HTMLInputElement>(null)
  const isChange = onCancel !== null
  useEffect(() => {
    if (isChange) field.current?.focus()
  }, [isChange])

  async function read(): Promise<string | null> {
    const number = await checkedPhone(text, country)
    // The text has changed while the rules were loading: the result is about the old one.
    if (field.current?.value !== text) return number
    setUnderstood(number && shownPhone(number))
    if (number === null && text.trim() !== '')
      setProblem(t`The number looks unfinished. Write it with its country code.`)
    return number
  }

  const send = useOnce(async () => {
    if (wait > 0) return
    setBusy(true)
    setProblem(null)
    try {
      const number = await read()
      if (number !== null) onSent(number, (await request(number)).retryAfter)
      else {
        if (text.trim() === '') setProblem(t`Enter your phone number.`)
        field.current?.focus()
      }
    } catch (error) {
      const failure = codeProblem(error)
      if (failure.kind === 'wait') {
        setNextAt(serverNow() + failure.ms)
        announce(waitText(Math.ceil(failure.ms / 1000)))
      } else {
        setProblem(errorTexts(i18n, error))
        field.current?.focus()
      }
    } finally {
      setBusy(false)
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  const waiting = wait > 0 ? waitText(wait) : null
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-1.5">
      <TextField
        ref={field}
        label={t`Phone`}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        reserve
        value={text}
        onChange={(event) => {
          setTyped(event.target.value)
          draft.keep({ phone: event.target.value })
          setUnderstood(null)
          setProblem(null)
        }}
        onFocus={() => setTyped(text)}
        onBlur={() => text.trim() !== '' && void read().catch(() => {})}
        error={problem ?? undefined}
        hint={
          waiting ??
          (understood !== null && understood !== text ? <span className="num">{understood}</span> : undefined)
        }
      />
      <Button type="submit" kind="primary" size="lg" block className="mt-1" loading={busy} unavailable={wait > 0}>
        {t`Send the code`}
      </Button>
      {onCancel && (
        <Button kind="text" className="mt-3 self-start" onClick={onCancel}>
          {t`Back to the code`}
        </Button>
      )}
    </form>
  )
}

/** A number as it is sent, in groups that people can read as soon as the rules of countries are there. */
export function useShownPhone(phone: string): string {
  const [, setReady] = useState(false)
  useEffect(() => {
    if (phone === '') return
    // Without the rules it stays as it is.
    checkedPhone(phone, null).then(
      () => setReady(true),
      () => {},
    )
  }, [phone])
  return shownPhone(phone)
}
