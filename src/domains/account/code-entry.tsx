import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { clockText } from '#/lib/clock-text'
import { Button } from '#/ui/buttons/button'
import { CODE_DIGITS, CodeField } from '#/ui/fields/code-field'
import { Banner } from '#/ui/states/banner'
import type { CodeFlow } from './use-code-flow'

/** Six digits that are sent as soon as they are complete, and a button for a new code. */
export function CodeEntry({ flow }: { flow: CodeFlow }) {
  const { t } = useLingui()
  const { code, seconds, problem, isVoid, pause, requestProblem, running } = flow
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const mayCheck = (full: string) => full.length === CODE_DIGITS && !isVoid && pause === undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!mayCheck(code)) return
    await flow.check(code)
    // Not there any more where the code was right.
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {requestProblem && (
        <Banner tone="danger" role="alert" title={t`The code was not sent.`} className="mb-5">
          {requestProblem}
        </Banner>
      )}
      <CodeField
        label={t`Code`}
        hideLabel
        ref={field}
        value={code}
        onChange={flow.type}
        onComplete={(full) => mayCheck(full) && void flow.check(full)}
        error={problem ?? undefined}
      />
      <p className="mt-1 flex min-h-11 items-center text-caption text-muted">
        {seconds > 0 ? (
          <span className="num">{t`New code in ${clockText(seconds)}`}</span>
        ) : (
          <Button
            kind="text"
            size="sm"
            className="mx-0! px-0!"
            loading={running === 'request'}
            onClick={() => void flow.send()}
          >
            {t`Send a new code`}
          </Button>
        )}
      </p>
      <Button
        type="submit"
        kind="primary"
        size="lg"
        block
        className="mt-3"
        loading={running === 'verify'}
        unavailable={!mayCheck(code)}
        reason={pause}
      >
        {t`Confirm`}
      </Button>
    </form>
  )
}

interface CodeLeadProps {
  flow: CodeFlow
  /** The address or number to which codes are sent. */
  sentTo: ReactNode
  children: ReactNode
}

/** What is said about the code that was sent; once that one is void, where the next one will go. */
export function CodeLead({ flow, sentTo, children }: CodeLeadProps) {
  // Elements of their own: a browser that translates the page moves bare texts, which React could then not exchange.
  return flow.isVoid ? (
    <span>
      <Trans>It will go to {sentTo}.</Trans>
    </span>
  ) : (
    <span>{children}</span>
  )
}
