import type { SessionEndReason } from '#/api/session-events'
import type { SocialFailure, SocialLink } from '../entry/social-outcome'

// What a navigation to the sign-in or the sign-out carries beside its address; the screen takes it and clears it, so that a reload does not repeat it.
declare module '@tanstack/history' {
  interface HistoryState {
    /** What came of the link to a network that this tab had begun. */
    socialLink?: SocialLink
    /** Why the session ended. */
    sessionNotice?: SessionEndReason
    /** How a social sign-in failed. */
    socialFailure?: SocialFailure
    /** The learner signs out although something is not sent yet, or the account opens on this device alone. */
    losesUnsent?: boolean
  }
}
