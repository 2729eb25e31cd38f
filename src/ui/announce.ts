type Listener = (text: string) => void

let listener: Listener | null = null
let waiting: string | null = null

/** Speaks a sentence to screen readers, politely, through the one live region of the app. */
export function announce(text: string): void {
  if (listener) listener(text)
  else waiting = text
}

/** Connects the live region; a sentence announced before it stood is spoken then. Returns a function that stops it. */
export function onAnnouncement(next: Listener): () => void {
  listener = next
  if (waiting !== null) next(waiting)
  waiting = null
  return () => {
    listener = null
  }
}
