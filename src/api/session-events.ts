import { onForeignToken, readToken, writeToken } from './token-store'

/** Why a session ended: a dead token, a sign-in elsewhere, the learner's own wish, the account's deletion. */
export type SessionEndReason = 'unauthorized' | 'other_device' | 'signed_out' | 'deleted'

export interface SessionEnd {
  reason: SessionEndReason
  /** False in a tab that only follows. */
  here: boolean
}

const CHANNEL = 'learner.session'
/** The token's removal may arrive before the message that says why. */
const WAIT_FOR_REASON_MS = 100
const REASONS: readonly SessionEndReason[] = ['unauthorized', 'other_device', 'signed_out', 'deleted']

const listeners = new Set<(end: SessionEnd) => void>()

/** Ends the session: forgets the token and tells all tabs, once however many ask for it. */
export function endSession(reason: SessionEndReason): void {
  if (readToken() === null) return
  writeToken(null)
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel?.postMessage(reason)
  channel?.close()
  tell({ reason, here: true })
}

/** A 401 to a call that carried `usedToken`; a late one of an older session says nothing about this one. */
export function noteUnauthorized(usedToken: string | null): void {
  if (usedToken !== null && usedToken === readToken()) endSession('unauthorized')
}

/** Calls back at each end of the session, whichever tab began it. Returns the way to stop. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  let told: ReturnType<typeof setTimeout> | undefined
  const channel = openChannel()
  const follow = (reason: SessionEndReason) => {
    clearTimeout(told)
    listener({ reason, here: false })
  }
  channel?.addEventListener('message', ({ data }) => {
    const reason = REASONS.find((known) => known === data)
    if (reason) follow(reason)
  })
  const stopTokens = onForeignToken((token) => {
    clearTimeout(told)
    if (token === null) told = setTimeout(follow, WAIT_FOR_REASON_MS, 'signed_out')
  })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    stopTokens()
    clearTimeout(told)
    channel?.close()
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
