/**
 * Link properties that open a modal over the current screen, by its name in the address: `more` says what it is about. The screen keeps
 * its scroll position and its search parameters.
 */
export function modalTarget(modal: ModalName, more?: Record<string, string | number | undefined>) {
  return {
    to: '.',
    search: (search: Record<string, unknown>) => ({ ...search, ...more, modal }),
    resetScroll: false,
  } as const
}

/** The modals that an address may name: those of any screen, and those of a course, a day, a homework and a search. */
export const MODAL_NAMES = [
  'support',
  'contact',
  'document',
  'language',
  'email',
  'sign-out',
  'cookies',
  'delete-account',
  'email-change',
  'phone-code',
  'photo',
  'push',
  'app',
  'install',
  'diagnosis',
  'communities',
  'freeze',
  'end-freeze',
  'locked',
  'skip',
  'playback',
  'keys',
  'keep-lesson',
  'keep-day',
  'keep-course',
  'finished',
  'picture',
  'ask',
  'trailer',
  'compare',
  'cancel-subscription',
  'remove-method',
] as const

export type ModalName = (typeof MODAL_NAMES)[number]
