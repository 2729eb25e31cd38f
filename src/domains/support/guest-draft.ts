import { ofTab, removeStored } from '#/platform/storage'

export const DRAFT_KEY = 'draft.support'

/** Forgets what a guest wrote in this tab. */
export function dropGuestDraft(): void {
  removeStored(DRAFT_KEY, ofTab)
}
