import { dropGuestDraft } from '#/domains/support/guest-draft'
import { keepTypedEmail } from './typed-email'

/** Forgets what was typed in this tab before somebody signed in: the next person may be another. */
export function dropGuestTexts(): void {
  keepTypedEmail('')
  dropGuestDraft()
}
