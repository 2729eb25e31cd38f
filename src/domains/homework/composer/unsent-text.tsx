import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#/ui/buttons/button'
import { handFocusOn } from '#/ui/keyboard'
import type { HomeworkDraftStore } from './homework-draft'

interface UnsentTextProps {
  draft: HomeworkDraftStore
  /** Why it was not sent, and what becomes of it. */
  children: ReactNode
}

/** Text that was written in a form which has gone: to read, to copy, or to remove. */
export function UnsentText({ draft, children }: UnsentTextProps) {
  const { t } = useLingui()
  const [isRemoved, setRemoved] = useState(false)
  const text = draft.read()?.message.trim() ?? ''
  if (text === '' || isRemoved) return null
  return (
    <section ref={handFocusOn} className="mt-5 rounded-md bg-fill p-4 text-small">
      <h3 className="font-strong">{t`This was not sent`}</h3>
      <p className="mt-1 text-muted">{children}</p>
      <p className="mt-3 whitespace-pre-line wrap-anywhere">{text}</p>
      <Button
        size="sm"
        className="mt-3"
        onClick={() => {
          draft.clear()
          setRemoved(true)
        }}
      >
        {t`Remove it`}
      </Button>
    </section>
  )
}
