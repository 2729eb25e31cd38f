import { dropToken, onForeignToken, readToken, writeToken } from './token-store'

const REASONS = ['unauthorized', 'other_device', 'signed_out', 'deleted'] as const
/** Why a session ended: a dead token, a sign-in elsewhere, the learner's own wish, the account's deletion. */
export type SessionEndReason = (typeof REASONS)[number]

export interface SessionEnd {
  reason: SessionEndReason
  /** False in a tab that only follows another one. */
  here: boolean
}

type Listener = (end: SessionEnd) => void

const CHANNEL = 'learner.session'
/** The token's removal may arrive before the message that says why. */
const WAIT_FOR_REASON_MS = 100

const listeners = new Set<Listener>()
/** One for the whole tab: a second channel here would hear the first. */
let channel: BroadcastChannel | null = null
let stopFollowing: (() => void) | null = null

/** Ends the session: forgets the token and tells all tabs; further calls do nothing. */
export function endSession(reason: SessionEndReason): void {
  if (readToken() === null) return
  writeToken(null)
  const line = channel ?? openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  line?.postMessage(reason)
  if (line !== channel) line?.close()
  tell({ reason, here: true })
}

/** A 401 to a call that carried `usedToken`; a late one of an older session says nothing about this one. */
export function noteUnauthorized(usedToken: string | null): void {
  if (usedToken !== null && usedToken === readToken()) endSession('unauthorized')
}

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
  const follow = (reason: SessionEndReason) => {
    clearTimeout(wait)
    wait = undefined
    dropToken()
    tell({ reason, here: false })
  }
  channel = openChannel()
  channel?.addEventListener('message', ({ data }) => {
    const reason = REASONS.find((known) => known === data)
    if (reason && (wait !== undefined || readToken() !== null)) follow(reason)
  })
  const stopTokens = onForeignToken((token) => {
    clearTimeout(wait)
    wait = token === null ? setTimeout(follow, WAIT_FOR_REASON_MS, 'signed_out') : undefined
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
