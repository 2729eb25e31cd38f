type Listener = (text: string) => void

let listener: Listener | null = null
let waiting: string | null = null

/** Speaks a sentence to screen readers, politely, through the one live region of the app. */
export function announce(text: string): void {
  if (listener) listener(text)
  else waiting = text
}

/** The live region takes what is said; what was said before it stood is said then. */
export function onAnnouncement(next: Listener): () => void {
  listener = next
  if (waiting !== null) next(waiting)
  waiting = null
  return () => {
    listener = null
  }
}
