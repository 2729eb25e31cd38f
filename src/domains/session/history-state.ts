import type { SessionEndReason } from '#/api/session-events'
import type { SocialFailure } from './social-outcome'

// What the way to the sign-in carries beside its address; the screen takes it and clears it, so that a reload says nothing again.
declare module '@tanstack/history' {
  interface HistoryState {
    /** Why the session ended. */
    sessionNotice?: SessionEndReason
    /** How a social sign-in failed. */
    socialFailure?: SocialFailure
  }
}
