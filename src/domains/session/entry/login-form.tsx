import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { serverNow } from '#/api/clock'
import { EMAIL_WARNINGS } from '#/domains/account/texts'
import { checkEmail, type EmailOptions, normaliseEmail } from '#/lib/email'
import { Button } from '#/ui/buttons/button'
import { TextLink } from '#/ui/buttons/text-link'
import { PasswordField } from '#/ui/fields/password-field'
import { TextField } from '#/ui/fields/text-field'
import { useSlimForm } from '#/ui/fields/use-slim-form'
import { useTakeOver } from '#/ui/fields/use-take-over'
import { useCountdown } from '#/ui/use-countdown'
import type { LoginFailure } from './login-failure'
import { LoginBanner } from './load-notice'
import { checkLogin, type LoginValues } from './check-login'
import { typedEmail } from './typed-email'
import { useFieldTexts } from '../steps/use-field-texts'

const FIELDS = ['email', 'password'] as const

interface LoginFormProps {
  emailOptions: EmailOptions
  /** Signs in and navigates; resolves with what went wrong, or null. */
  onSubmit: (values: LoginValues) => Promise<LoginFailure | null>
}

/** Email and password. Also drawn at build time for the page's first bytes: the running form adopts what was typed there. */
export function LoginForm({ emailOptions, onSubmit }: LoginFormProps) {
  const { t, i18n } = useLingui()
  const words = useFieldTexts()
  const formRef = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<LoginFailure | null>(null)
  const [waitUntil, setWaitUntil] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const form = useSlimForm<LoginValues>(FIELDS, (typed) => checkLogin(typed, emailOptions))
  useLayoutEffect(() => {
    const kept = typedEmail.read()
    if (kept !== null) form.fill('email', kept)
    // oxlint-disable-next-line react/exhaustive-deps -- the kept email is filled in once
  }, [])
  useTakeOver(form.fill, formRef)
  const { faults } = form
  const wait = useCountdown(waitUntil, {
    now: serverNow,
    speak: (seconds) => (seconds > 0 ? t`You can try again in ${seconds} s` : t`You can try again now.`),
  })
  const email = form.typed.email ?? ''
  useEffect(() => typedEmail.keep(email), [email])
  const oddity = checkEmail(normaliseEmail(email), emailOptions).warnings[0]

  async function send(values: LoginValues) {
    // Two presses of Enter may both pass validation: only the first is sent.
    if (sending.current || wait > 0) return
    sending.current = true
    setBusy(true)
    setFailure(null)
    const failed = await onSubmit(values)
    sending.current = false
    setBusy(false)
    setFailure(failed)
    if (failed?.kind === 'wait') setWaitUntil(serverNow() + failed.ms)
    if (failed?.kind !== 'fields') return
    if (failed.password) form.refuse('password', failed.password)
    if (failed.email) form.refuse('email', failed.email)
  }

  return (
    <form
      ref={formRef}
      id="login-form"
      noValidate
      onSubmit={(event) => form.submit(send)(event)}
      className="flex flex-col gap-1.5"
    >
      {failure && (
        <Suspense>
          <LoginBanner failure={failure} wait={wait} />
        </Suspense>
      )}
      <TextField
        {...form.register('email')}
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t`you@example.com`}
        reserve
        error={words.email(faults.email)}
        hint={oddity && i18n._(EMAIL_WARNINGS[oddity])}
      />
      <PasswordField
        {...form.register('password')}
        label={t`Password`}
        autoComplete="current-password"
        reserve
        error={words.password(faults.password)}
        labelEnd={
          <TextLink to="/reset" className="target z-1 no-underline hover:underline">
            {t`Forgot it?`}
          </TextLink>
        }
      />
      <Button type="submit" kind="primary" size="lg" block className="mt-1" loading={busy} unavailable={wait > 0}>
        {t`Sign in`}
      </Button>
      <TextLink to="/code" className="target mt-3 self-start text-small">
        {t`Sign in with a code`}
      </TextLink>
    </form>
  )
}
