import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { UnsentText } from './unsent-text'
import type { HomeworkView } from '../thread/use-homework'
import { useHomeworkDraft } from './use-homework-draft'
import type { ThreadRead } from '../thread/use-thread'

interface UnsentNoteProps {
  view: HomeworkView
  thread: ThreadRead
}

/** Keeps text that was written here while the homework was sent from another tab or device. */
export function UnsentNote({ view, thread }: UnsentNoteProps) {
  const { t } = useLingui()
  const draft = useHomeworkDraft(view)
  const text = draft.read()?.message.trim() ?? ''
  const last = thread.messages.at(-1)
  // Whether the text was sent is known only once the thread holds the answer that is on checking.
  const isKnown = last !== undefined && (view.entry.state === 'DONE' || last.employee === null)
  const isSent = thread.messages.some(({ employee, message }) => employee === null && message.trim() === text)
  useEffect(() => {
    if (isKnown && isSent) draft.clear()
  }, [draft, isKnown, isSent])
  if (!isKnown || isSent) return null
  return (
    <UnsentText draft={draft}>
      {t`The homework was sent from another tab or device. What you wrote here is kept, and will be in the form if there is another try.`}
    </UnsentText>
  )
}
