import { useLingui } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useBrand } from '#/domains/site-config/use-brand'
import { askForPush } from '#/platform/push-permission'
import { Button } from '#/ui/buttons/button'
import { FieldError } from '#/ui/fields/field'
import { Icon } from '#/ui/pictures/icon'
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
  const { name: school } = useBrand()
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
      <p className="mb-6 flex max-w-115 items-center gap-4 rounded-lg bg-fill px-4 py-3.5">
        <span className="sr-only">{t`For example:`}</span>
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-bg">
          <Icon of={Bell} size={18} />
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">
          <b className="block text-small font-strong">{school}</b>
          <span className="block text-caption text-muted">{t`The next day of your course is open.`}</span>
        </span>
        <span className="shrink-0 text-caption text-muted">{t`now`}</span>
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
