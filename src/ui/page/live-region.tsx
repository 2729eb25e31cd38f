import { useLayoutEffect, useState } from 'react'
import { onAnnouncement } from './announce'

/** The polite live region: one of the app, from the first render on, and one in each modal, which makes everything outside of it inert. */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: '', turn: 0 })

  useLayoutEffect(() => onAnnouncement((text) => setSaid((last) => ({ text, turn: last.turn + 1 }))), [])

  return (
    <div role="status" aria-live="polite" aria-atomic className="sr-only">
      {/* A new node for each sentence, so that the same one said twice is read twice. */}
      <span key={said.turn}>{said.text}</span>
    </div>
  )
}
