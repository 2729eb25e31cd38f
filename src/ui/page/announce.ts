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
