import { pause } from '#/lib/pause'
import { part } from '#/ui/late/part'

/** The longest that the sign-in waits for its notice; one that comes later pushes the form down. */
const PATIENCE_MS = 1500

/** Why the learner is at the sign-in again, above its form. */
export const SessionNotice = part(() => import('./login-notices'), 'SessionNotice', { missing: 'toast' })

/** Loads the notice before the screen is shown, unless that takes too long or fails. */
export const loadNotice = () => Promise.race([SessionNotice.preload(), pause(PATIENCE_MS)])

/** What went wrong with a sign-in, above its form; preloaded while the learner types, so that it stands there with the answer. */
export const LoginBanner = part(() => import('./login-notices'), 'LoginBanner', { missing: 'toast' })
