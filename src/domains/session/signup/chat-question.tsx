import { useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { EMAIL_WARNINGS } from '#/domains/account/texts'
import { emailOptions } from '#/domains/account/email-options'
import { useBrand } from '#/domains/site-config/use-brand'
import { checkEmail, normaliseEmail } from '#/lib/email'
import { Button } from '#/ui/buttons/button'
import { PasswordField } from '#/ui/fields/password-field'
import { Select } from '#/ui/fields/select'
import { TextField } from '#/ui/fields/text-field'
import { PAGE_TITLE_ID } from '#/ui/page/document-title'
import { passwordStrength } from '#/domains/account/password-strength'
import { INSTAGRAM_EXAMPLE } from '#/domains/account/profile-fault'
import type { TypedKey } from './answer-fault'

/** The one big line: the question, or what stands in its place. */
export function ChatTitle({ children }: { children: ReactNode }) {
  return (
    <h1 id={PAGE_TITLE_ID} tabIndex={-1} className="type-h1 mb-5 wrap-anywhere">
      {children}
    </h1>
  )
}

/** What the browser should know about each text field. */
const INPUTS: Record<Exclude<TypedKey, 'password' | 'gender'>, ComponentProps<'input'>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  city: { autoComplete: 'address-level2' },
  birthday: { autoComplete: 'bday', inputMode: 'numeric', placeholder: '14.06.1991' },
  instagramId: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, placeholder: INSTAGRAM_EXAMPLE },
}

interface ChatQuestionProps {
  of: TypedKey
  /** The question: it names the field. */
  title: string
  value: string
  onType: (text: string) => void
  /** Asks once more, and says why. */
  again: string | undefined
  /** It stands in place of what had the focus. */
  takesFocus: boolean
  busy: boolean
  onSubmit: () => void
  /** Absent where the question must be answered. */
  onSkip?: (() => void) | undefined
  /** Whose password it is, for password managers. */
  username?: string | undefined
  /** Below the field: another way. */
  children?: ReactNode
}

/** One question that a text answers. */
export function ChatQuestion(props: ChatQuestionProps) {
  const { of, title, value, again, takesFocus, busy, onType, onSubmit, onSkip, username, children } = props
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  /** How often it was answered here: each refusal brings the focus back. */
  const [turn, setTurn] = useState(0)
  /** Typing on answers what was said of the text before. */
  const [isTyping, setTyping] = useState(false)
  const focusTurn = takesFocus ? turn + 1 : turn
  useEffect(() => {
    if (focusTurn > 0) form.current?.querySelector<HTMLElement>('input:not([readonly]), select')?.focus()
  }, [focusTurn])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setTurn(turn + 1)
    setTyping(false)
    onSubmit()
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <ChatTitle>{title}</ChatTitle>
      <div className="flex flex-col gap-3 tablet:flex-row">
        <div className="min-w-0 flex-1">
          {of === 'password' && (
            // Password managers keep the password together with it.
            <input type="text" name="username" autoComplete="username" readOnly hidden value={username ?? ''} />
          )}
          <AnswerField
            of={of}
            label={title}
            hideLabel
            name={of}
            value={value}
            error={isTyping ? undefined : again}
            onChange={(event) => {
              setTyping(true)
              onType(event.target.value)
            }}
          />
        </div>
        <Button type="submit" kind="primary" size="lg" className="shrink-0" icon={ArrowRight} loading={busy}>
          {t`Continue`}
        </Button>
      </div>
      {onSkip && (
        <Button kind="text" className="mt-3" onClick={onSkip}>
          {t`Skip for now`}
        </Button>
      )}
      {children}
    </form>
  )
}

interface AnswerFieldProps {
  of: TypedKey
  label: string
  hideLabel: boolean
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

function AnswerField({ of, ...field }: AnswerFieldProps) {
  const { t, i18n } = useLingui()
  const brand = useBrand()
  if (of === 'password') {
    return (
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={t`Six characters or more`}
        strength={passwordStrength(field.value.trim())}
      />
    )
  }
  if (of === 'gender') {
    const options = [
      { value: 'F', label: t`Female` },
      { value: 'M', label: t`Male` },
    ]
    return <Select {...field} options={options} placeholder={t`Choose`} />
  }
  const oddity = of === 'email' && checkEmail(normaliseEmail(field.value), emailOptions(brand)).warnings[0]
  return <TextField {...INPUTS[of]} {...field} hint={oddity ? i18n._(EMAIL_WARNINGS[oddity]) : undefined} />
}
