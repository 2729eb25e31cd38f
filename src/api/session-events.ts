import { dropToken, followStoredToken, onForeignToken, readToken, writeToken } from './token-store'

/** Why a session ended: a dead token, a sign-in elsewhere, the learner's own wish, the account's deletion; `untold`: another tab did not say why. */
export type SessionEndReason = 'unauthorized' | 'other_device' | 'signed_out' | 'deleted' | 'untold'

export interface SessionEnd {
  reason: SessionEndReason
  /** False in a tab that only follows another one. */
  here: boolean
}

type Listener = (end: SessionEnd) => void

const CHANNEL = 'learner.session'
/** What a tab that ends a session tells the others; the token says which one. */
interface SessionMessage {
  reason: SessionEndReason
  token: string
}

/** The token's removal may arrive before the message that says why, or without it. */
const WAIT_FOR_REASON_MS = 100

const listeners = new Set<Listener>()
/** One for the whole tab: a second channel here would hear the first. */
let channel: BroadcastChannel | null = null
let stopFollowing: (() => void) | null = null

/** Ends the session: forgets the token and tells all tabs; further calls do nothing. */
export function endSession(reason: SessionEndReason): void {
  const token = readToken()
  if (token === null) return
  writeToken(null)
  const line = channel ?? openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  line?.postMessage({ reason, token } satisfies SessionMessage)
  if (line !== channel) line?.close()
  tell({ reason, here: true })
}

/** Ends the session of `usedToken`, as the server told; news of an older session says nothing about this one. */
export function endSessionOf(usedToken: string | null, reason: SessionEndReason): void {
  // Another tab may have stored a newer token that this one has not heard of: ending it would sign that tab out.
  followStoredToken()
  if (usedToken !== null && usedToken === readToken()) endSession(reason)
}

/** A 401 to a call that carried `usedToken`. */
export const noteUnauthorized = (usedToken: string | null): void => endSessionOf(usedToken, 'unauthorized')

/** Calls back at each end of the session, whichever tab began it. Returns a function that stops it. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  stopFollowing ??= followOtherTabs()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopFollowing?.()
    stopFollowing = null
  }
}

function followOtherTabs(): () => void {
  let wait: ReturnType<typeof setTimeout> | undefined
  /** The token whose removal was seen before its message. */
  let removed: string | null = null
  const follow = (reason: SessionEndReason) => {
    clearTimeout(wait)
    dropToken()
    tell({ reason, here: false })
  }
  channel = openChannel()
  channel?.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
    // A late message of an older session says nothing about this one.
    if (data.token !== (readToken() ?? removed)) return
    removed = null
    follow(data.reason)
  })
  const stopTokens = onForeignToken((token, before) => {
    clearTimeout(wait)
    removed = token === null ? before : null
    if (removed) wait = setTimeout(follow, WAIT_FOR_REASON_MS, 'untold')
  })
  return () => {
    clearTimeout(wait)
    stopTokens()
    channel?.close()
    channel = null
  }
}

function tell(end: SessionEnd): void {
  for (const listener of listeners) listener(end)
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    // Refused: other tabs learn it from the token's removal or from their own 401.
    return null
  }
}
