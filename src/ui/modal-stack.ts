const open: HTMLDialogElement[] = []

/** A modal over a modal is not drawn: the new one hides the one before and gives it back when it leaves. */
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
