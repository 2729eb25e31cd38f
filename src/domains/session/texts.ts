import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SessionEndReason } from '#/api/session-events'
import type { SocialErrorCode } from './entry/social-outcome'

/** Names of the networks; proper names in every language. */
export const SOCIAL_NAMES = { apple: 'Apple', google: 'Google', facebook: 'Facebook', vkontakte: 'VK' } as const

/** The name of a network; a source from an address may be any text, which is not shown. */
export const networkName = (source: string): string =>
  Object.entries(SOCIAL_NAMES).find(([known]) => known === source)?.[1] ?? ''

/** Why a social sign-in or link failed; `SocialErrorDialog` words the unknown one, with its code. */
export const SOCIAL_ERRORS: Record<Exclude<SocialErrorCode, 'unknown_error'>, MessageDescriptor> = {
  common_no_social_id: msg`The network did not tell us who you are. Try again, or sign in with your email.`,
  login_no_link: msg`You tried to sign in through a network that no account here is linked to. Sign in with your email, then link it in the settings.`,
  login_no_user_from_link: msg`The account that this network was linked to no longer exists. Sign in with your email.`,
  link_user_unauthorised: msg`Your session ended before the network answered. Sign in and link it once more.`,
  begun_elsewhere: msg`This sign-in was not begun in this tab, so nobody was signed in. Choose the network here once more.`,
  link_social_id_already_taken: msg`This network account already belongs to another learner.`,
}

/** What the sign-in screen says after a session that the learner did not end here; null: nothing. */
export const SESSION_NOTICES: Record<SessionEndReason, MessageDescriptor | null> = {
  other_device: msg`You signed in on another device, so this one is closed.`,
  // A refused token does not say why: there is one per learner and kind of app, and it lives for 30 days after its last use.
  unauthorized: msg`You signed in on another device, or your session has expired. Sign in again.`,
  signed_out: null,
  untold: null,
  deleted: msg`Your account has been deleted.`,
}
