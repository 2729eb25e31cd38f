const open: HTMLDialogElement[] = []

/** Modals are never drawn over each other: a new one hides the one before, which shows again when the new one closes. */
export function enterModalStack(dialog: HTMLDialogElement): () => void {
  const before = open[open.length - 1]
  if (before) before.dataset['covered'] = ''
  open.push(dialog)
  return () => {
    open.splice(open.indexOf(dialog), 1)
    const top = open[open.length - 1]
    if (top) delete top.dataset['covered']
  }
}
