import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '#/ui/button'
import { handFocusOn } from '#/ui/hand-focus-on'
import type { HomeworkView } from './use-homework'
import { useHomeworkDraft } from './use-homework-draft'
import type { ThreadRead } from './use-thread'

interface UnsentNoteProps {
  view: HomeworkView
  thread: ThreadRead
}

/** Keeps text that was written here while the homework was sent from another tab or device. */
export function UnsentNote({ view, thread }: UnsentNoteProps) {
  const { t } = useLingui()
  const draft = useHomeworkDraft(view)
  const [isRemoved, setRemoved] = useState(false)
  const text = draft.read()?.message.trim() ?? ''
  const last = thread.messages.at(-1)
  // Whether the text was sent is known only once the thread holds the answer that is on checking.
  const isKnown = last !== undefined && (view.entry.state === 'DONE' || last.employee === null)
  const isSent = thread.messages.some(({ employee, message }) => employee === null && message.trim() === text)
  useEffect(() => {
    if (isKnown && isSent) draft.clear()
  }, [draft, isKnown, isSent])
  if (text === '' || !isKnown || isSent || isRemoved) return null
  return (
    <section ref={handFocusOn} className="mt-5 rounded-md bg-fill p-4 text-small">
      <h3 className="font-strong">{t`This was not sent`}</h3>
      <p className="mt-1 text-muted">
        {t`The homework was sent from another tab or device. What you wrote here is kept, and will be in the form if there is another try.`}
      </p>
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
