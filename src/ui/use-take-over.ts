import { type RefObject, useLayoutEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Lets a running form adopt what was typed into its still twin of the page's first bytes: values, focus, caret, and a submit that
 * came too early, which is carried out once.
 */
export function useTakeOver<T extends FieldValues>(
  form: UseFormReturn<T>,
  ref: RefObject<HTMLFormElement | null>,
): void {
  useLayoutEffect(() => {
    const running = ref.current
    const still = running && document.querySelector<HTMLFormElement>(`#first-view form#${running.id}`)
    if (!still || still === running) return
    const focused = document.activeElement
    for (const field of still.querySelectorAll('input')) {
      const twin = running.querySelector<HTMLInputElement>(`input[name="${field.name}"]`)
      if (!twin) continue
      // The names of both forms are the same markup; the form keeps values of its own, so the DOM alone is not enough.
      if (field.value !== '') form.setValue(field.name as Path<T>, field.value as T[Path<T>])
      if (field === focused) adoptCaret(field, twin)
    }
    if (window.firstView?.submitted) {
      window.firstView.submitted = false
      running.requestSubmit()
    }
    // Once, at the first commit: the still view is gone afterwards.
  }, [form, ref])
}

/** An `email` field has no selection at all: its caret is null and goes to the end. */
function adoptCaret(from: HTMLInputElement, to: HTMLInputElement): void {
  const { selectionStart, selectionEnd, selectionDirection } = from
  to.focus({ preventScroll: true })
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}
