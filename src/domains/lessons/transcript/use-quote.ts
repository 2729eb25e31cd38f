import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { showToast } from '#/ui/toasts/toast'
import { clockText } from '#/lib/clock-text'
import type { Cue } from '../captions/cues'

/** Copies a cue's text, with its lesson and time, to the clipboard. */
export function useQuote(lessonTitle: string): (cue: Cue) => void {
  const { t } = useLingui()
  return (cue) => {
    const words = cue.text.replaceAll('\n', ' ')
    const time = clockText(cue.start)
    const quotation = t`“${words}” (${lessonTitle}, ${time})`
    copy(quotation).then(
      () => showToast({ icon: Check, text: t`The quotation is copied.` }),
      () => showToast({ failed: true, text: t`The browser did not let us copy. Select the text by hand.` }),
    )
  }
}

/** Rejects where the browser refuses; a page without https has no clipboard at all. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
