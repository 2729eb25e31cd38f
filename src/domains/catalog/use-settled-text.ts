import { useEffect, useState } from 'react'
import { searchedText } from '#/lib/written-text'

/** How long a learner pauses who has finished a word, in ms: each pause makes one request. */
const PAUSE_MS = 300

/** What is being searched for, once it has stayed the same for a moment; what is there at first is settled already. */
export function useSettledText(typed: string): string {
  const text = searchedText(typed)
  const [settled, settle] = useState(text)
  // What was there before a field was emptied must not be asked for again with the next letter.
  if (text === '' && settled !== '') settle('')
  useEffect(() => {
    const timer = setTimeout(settle, PAUSE_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
