import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { serverNow } from '#/api/clock'
import { EmailField, refuseEmail, useEmailForm } from '#/domains/account/email-field'
import { Button } from '#/ui/buttons/button'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { useCountdown } from '#/ui/use-countdown'
import { useOnce } from '#/ui/use-once'
import { codeProblem } from '#/domains/account/code-problem'
import { typedEmail } from './typed-email'

interface EmailRequestFormProps {
  /** The field's first value. */
  email: string
  /** Asks the server to send something to the address. */
  request: (email: string) => Promise<unknown>
  /** What the button says. */
  label: string
  /** It stands in place of the button that asked for another email, which had the focus. */
  isAgain: boolean
  onSent: (email: string) => void
}

/** A form for one address, to which a link or a code is sent. */
export function EmailRequestForm({ email, request, label, isAgain, onSent }: EmailRequestFormProps) {
  const { t, i18n } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [nextAt, setNextAt] = useState<number | null>(null)
  const wait = useCountdown(nextAt, {
    now: serverNow,
    speak: (seconds) => (seconds > 0 ? t`You can try again in ${seconds} s` : t`You can try again now.`),
  })
  const form = useEmailForm(email, { takesFocus: isAgain })

  const send = useOnce(async ({ email }: { email: string }) => {
    if (wait > 0) return
    setProblem(null)
    setBusy(true)
    try {
      await request(email)
      onSent(email)
    } catch (error) {
      const failure = codeProblem(error)
      if (failure.kind === 'wait') setNextAt(serverNow() + failure.ms)
      else if (failure.kind === 'said') refuseEmail(form, failure.text)
      else setProblem(errorTexts(i18n, error))
    } finally {
      setBusy(false)
    }
  })

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="flex flex-col gap-1.5">
      {wait > 0 && (
        <Banner tone="warning" role="alert" title={t`An email went out a moment ago.`} className="mb-5">
          {/* A timer is not read at each change, as the rest of an alert is. */}
          <span role="timer" className="num">{t`You can try again in ${wait} s`}</span>
        </Banner>
      )}
      {problem && <Banner tone="danger" role="alert" title={problem} className="mb-5" />}
      <EmailField
        {...form.register('email', { onChange: () => typedEmail.keep(form.getValues().email) })}
        error={form.formState.errors.email}
        reserve
      />
      <Button type="submit" kind="primary" size="lg" block className="mt-1" loading={isBusy} unavailable={wait > 0}>
        {label}
      </Button>
    </form>
  )
}
