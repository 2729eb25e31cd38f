import { useEffect, useState } from 'react'

/** How long a learner pauses who has finished a word, in ms: each pause makes one request. */
const PAUSE_MS = 300

/** What is being typed, without spaces around it, once it has stayed the same for a moment; what is there at first is settled already. */
export function useSettledText(text: string): string {
  const [settled, settle] = useState(text.trim())
  // What was there before a field was emptied must not be asked for again with the next letter.
  if (text.trim() === '' && settled !== '') settle('')
  useEffect(() => {
    const timer = setTimeout(settle, PAUSE_MS, text.trim())
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
