import { divertToasts, showToast, type Toast } from '../toasts/toast'

const open: HTMLDialogElement[] = []
const waiting: Toast[] = []

/**
 * Modals are never drawn over each other: a new one hides the one before, which shows again when the new one closes.
 * Toasts wait until all are closed: below a modal they would be neither reached nor read out.
 */
export function enterModalStack(dialog: HTMLDialogElement): () => void {
  const before = open[open.length - 1]
  if (before) before.dataset['covered'] = ''
  open.push(dialog)
  divertToasts((toast) => waiting.push(toast))
  return () => {
    open.splice(open.indexOf(dialog), 1)
    const top = open[open.length - 1]
    if (top) delete top.dataset['covered']
    // Another modal may take its place.
    queueMicrotask(showWaiting)
  }
}

function showWaiting() {
  if (open.length > 0) return
  divertToasts(null)
  for (const toast of waiting.splice(0)) showToast(toast)
}
