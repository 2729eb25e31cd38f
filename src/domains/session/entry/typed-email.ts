import { filledString } from '#/lib/lax'
import { draft } from '#/platform/drafts'

/** The text of a guest's email field, for the sign-in and the password recovery, whichever is opened next; an empty text reads as none. */
export const typedEmail = draft({ owner: 'guest', name: 'typed-email', parse: filledString })
