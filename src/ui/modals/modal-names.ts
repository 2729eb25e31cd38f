/** The modals that an address may name: those of any screen, and those of a course, a day and a homework. */
export const MODAL_NAMES = [
  'support',
  'document',
  'language',
  'email',
  'sign-out',
  'communities',
  'freeze',
  'end-freeze',
  'locked',
  'skip',
  'playback',
  'finished',
  'picture',
] as const

export type ModalName = (typeof MODAL_NAMES)[number]
