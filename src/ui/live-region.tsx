import { useEffect, useState } from 'react'
import { onAnnouncement } from './announce'

/** The polite live region; mounted once, from the first render on. */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: '', turn: 0 })

  useEffect(() => onAnnouncement((text) => setSaid((last) => ({ text, turn: last.turn + 1 }))), [])

  return (
    <div role="status" aria-live="polite" aria-atomic className="sr-only">
      {/* A new node for each sentence, so that the same one said twice is read twice. */}
      <span key={said.turn}>{said.text}</span>
    </div>
  )
}
