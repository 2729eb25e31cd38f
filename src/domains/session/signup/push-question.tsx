import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { askForPush } from '#/platform/push-permission'
import { Button } from '#/ui/buttons/button'
import { FieldError } from '#/ui/fields/field'
import { useOnce } from '#/ui/use-once'
import { ChatTitle } from './chat-question'

interface PushQuestionProps {
  title: string
  again: string | undefined
  takesFocus: boolean
  onAllowed: () => void
  /** Told how to allow them after all. */
  onRefused: (why: string) => void
  onSkip: (() => void) | undefined
}

/** Asks before the browser does, since a browser asks only once. */
export function PushQuestion({ title, again, takesFocus, onAllowed, onRefused, onSkip }: PushQuestionProps) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  const ask = useOnce(async () => {
    if (await askForPush()) onAllowed()
    else onRefused(t`The browser blocks them: its settings for this site allow them again.`)
  })
  return (
    <div>
      <ChatTitle>{title}</ChatTitle>
      <p className="mb-5 text-lead text-muted">
        {t`One notification on the days you choose, and one when an expert answers. Nothing else.`}
      </p>
      {again && (
        <div role="alert" className="mb-4">
          <FieldError>{again}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button ref={button} kind="primary" size="lg" onClick={() => void ask()}>
          {t`Allow notifications`}
        </Button>
        <Button kind="text" onClick={onSkip}>
          {t`Not now`}
        </Button>
      </div>
    </div>
  )
}
