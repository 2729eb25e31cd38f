import { type RefObject, useLayoutEffect } from 'react'

/**
 * Lets a running form adopt what was typed into its static twin in the page's first bytes: values, focus, caret, and a submit that
 * came too early, which is carried out once.
 */
export function useTakeOver(fill: (name: string, value: string) => void, ref: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const running = ref.current
    const still = running && document.querySelector<HTMLFormElement>(`#first-view form#${running.id}`)
    if (!still || still === running) return
    const focused = document.activeElement
    for (const field of still.querySelectorAll('input')) {
      const twin = running.querySelector<HTMLInputElement>(`input[name="${field.name}"]`)
      if (!twin) continue
      if (field.value !== '') fill(field.name, field.value)
      if (field === focused) adoptCaret(field, twin)
    }
    if (window.firstView?.submitted) {
      window.firstView.submitted = false
      running.requestSubmit()
    }
    // Once, at the first commit: the still view is gone afterwards.
    // oxlint-disable-next-line react/exhaustive-deps -- a later `fill` has nothing to adopt
  }, [])
}

/** Moves focus and caret. An `email` field has no selection: its caret is null and goes to the end. */
function adoptCaret(from: HTMLInputElement, to: HTMLInputElement): void {
  const { selectionStart, selectionEnd, selectionDirection } = from
  to.focus({ preventScroll: true })
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}
