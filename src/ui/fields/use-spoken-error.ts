import { type FocusEvent, useEffect, useRef } from 'react'
import { announce } from '../page/announce'

/** A screen reader reads a field that gets the focus together with its description, and that a little later. */
const READ_MS = 200
/** By then a new try has either taken the error away or met it again. */
const TRIED_MS = 100

/**
 * Speaks the error of a field that has had the focus already, where a change of the description is not read: when it comes, and
 * when a new try meets it again. Returns what the field's frame does with a focus.
 */
export function useSpokenError(id: string, error: string | undefined): (event: FocusEvent) => void {
  const focusedAt = useRef(0)

  useEffect(() => {
    if (!error) return
    const control = document.querySelector<HTMLInputElement>(`[id="${id}"]`)
    const hasFocus = () => document.activeElement === control
    const say = () => hasFocus() && performance.now() - focusedAt.current > READ_MS && announce(error)
    let timer = 0
    const tried = () => {
      if (hasFocus()) timer = window.setTimeout(say, TRIED_MS)
    }
    say()
    const form = control?.form
    form?.addEventListener('submit', tried)
    return () => {
      clearTimeout(timer)
      form?.removeEventListener('submit', tried)
    }
  }, [error, id])

  return (event) => {
    focusedAt.current = event.timeStamp
  }
}
