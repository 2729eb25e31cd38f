import { useLayoutEffect, useState } from 'react'

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

type Listener = (text: string) => void

const listeners: Listener[] = []
let waiting: string | null = null

/** Speaks a sentence to screen readers, politely, through the live region of the app, or of the modal above it. */
export function announce(text: string): void {
  const last = listeners.at(-1)
  if (last) last(text)
  else waiting = text
}

/** Connects a live region, which takes over from the one before; a sentence announced before the first stood is spoken then. Returns a function that stops it. */
export function onAnnouncement(next: Listener): () => void {
  listeners.push(next)
  if (waiting !== null) next(waiting)
  waiting = null
  return () => {
    listeners.splice(listeners.indexOf(next), 1)
  }
}
