import type { ModalName } from './modal-names'

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
