import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { EmailField } from '#/domains/account/email-field'
import { useBrand } from '#/domains/site-config/use-brand'
import { ExternalLink } from '#/ui/buttons/external-link'
import { Checkbox } from '#/ui/fields/checkbox'
import { TextArea } from '#/ui/fields/text-area'
import { TextField } from '#/ui/fields/text-field'
import { Banner } from '#/ui/states/banner'
import { useCountdown } from '#/ui/use-countdown'
import { MESSAGE_MAX } from '../support-schema'
import { useSupportTexts } from '../use-support-texts'
import type { SupportFormState } from './use-support-form'

interface SupportFieldsProps {
  state: SupportFormState
  /** Instead of the fields for name and email, where those of the account will do. */
  sender?: ReactNode
  messageLabel: string
  /** Above the message. */
  children?: ReactNode
}

/** Who writes, what, and what is told of the app besides; the failure of sending stands above. */
export function SupportFields({ state, sender, messageLabel, children }: SupportFieldsProps) {
  const { t } = useLingui()
  const brand = useBrand()
  const words = useSupportTexts()
  const { form, message, isSending, send } = state
  const { errors } = form.formState
  // A modal begins with what is left to write.
  const [isSenderKnown] = useState(() => form.getValues(['email', 'name']).every(Boolean))
  return (
    <>
      {errors.root && (
        <Banner tone="danger" role="alert" title={`${t`Error trying to load data`}.`} className="mb-5">
          {t`Your message is kept.`} {state.restUntil === null ? errors.root.message : <Rest until={state.restUntil} />}
        </Banner>
      )}
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
        {children}
        {!sender && <Sender state={state} />}
        <TextArea
          {...form.register('message')}
          label={messageLabel}
          rows={4}
          data-autofocus={isSenderKnown || undefined}
          // Text written while the form is being sent would be lost with it.
          readOnly={isSending}
          counter={{ count: message.length, max: MESSAGE_MAX }}
          error={words.message(errors.message)}
        />
        {sender}
        <Diagnosis state={state} />
        <p className="text-small text-muted">
          <Trans>
            By sending you accept the <ExternalLink href={brand.personalDataUrl}>personal data agreement</ExternalLink>{' '}
            (PDF).
          </Trans>
        </p>
      </form>
    </>
  )
}

/** Name and email. */
export function Sender({ state: { form } }: { state: SupportFormState }) {
  const { t } = useLingui()
  const words = useSupportTexts()
  const { errors } = form.formState
  return (
    <div className="grid gap-5 tablet:grid-cols-[3fr_2fr] tablet:gap-5">
      <EmailField {...form.register('email')} error={errors.email} />
      <TextField
        {...form.register('name')}
        label={t`First name`}
        autoComplete="given-name"
        error={words.name(errors.name)}
      />
    </div>
  )
}

/** What is added to the message unless the learner unticks it. */
function Diagnosis({ state: { told, isTelling, setTelling } }: { state: SupportFormState }) {
  const { t } = useLingui()
  if (told.length === 0)
    return <p className="text-small text-muted">{t`The message leaves no room for what helps to find a fault.`}</p>
  return (
    <Checkbox
      checked={isTelling}
      onChange={(event) => setTelling(event.target.checked)}
      label={
        <>
          {t`Add what helps to find a fault:`}{' '}
          <span className="text-small wrap-anywhere text-muted">{told.join(' · ')}</span>
        </>
      }
    />
  )
}

/** How long the server takes no further appeal, counted down. */
function Rest({ until }: { until: number }) {
  const { t } = useLingui()
  const seconds = useCountdown(until, { now: () => Date.now() })
  if (seconds === 0) return t`Now you can send it.`
  return t`Support takes three messages in a minute. ${plural(seconds, { one: 'Try again in # second.', other: 'Try again in # seconds.' })}`
}
