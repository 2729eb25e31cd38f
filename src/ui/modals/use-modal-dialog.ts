import { type MouseEvent, type PointerEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { PAGE_TITLE_ID } from '../page/document-title'
import { divertToasts, showToast, type Toast } from '../toasts/toast'

export type ModalFocus = 'title' | 'field'

interface ModalDialog {
  onClose: () => void
  focus: ModalFocus
}

const CHOSEN = 'input[type=radio]:checked'
const FIELDS = 'input:not([type=hidden]):enabled, select:enabled, textarea:enabled'

/** Opens a native dialog as a modal for as long as it is mounted: first focus, Esc, and where the focus returns to. */
export function useModalDialog(ref: RefObject<HTMLDialogElement | null>, { onClose, focus }: ModalDialog): void {
  const leaveAsked = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const focused = document.activeElement
    // Safari leaves the focus around what is pressed.
    const cause = focused?.querySelector('[data-pressed]') ?? focused
    const leave = enterModalStack(dialog)
    const root = document.documentElement
    if (!document.querySelector('dialog:modal')) {
      // By offsetWidth: clientWidth would include a reserved scrollbar gutter.
      root.style.setProperty('--scroll-bar', `${innerWidth - root.offsetWidth}px`)
    }
    dialog.showModal()
    const wanted =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ??
      (focus === 'field' ? firstField(dialog) : null) ??
      dialog.querySelector<HTMLElement>('[data-modal-title]')
    wanted?.focus()

    // The owner decides whether it closes; only unmounting closes it.
    const cancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      leaveAsked()
    }
    // A second Esc in a row is not cancelable in Chromium: the dialog is closed by then.
    const closed = (event: Event) => {
      if (event.target === dialog && dialog.isConnected) leaveAsked()
    }
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('close', closed)
    return () => {
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('close', closed)
      leave()
      dialog.close()
      // The opener may be removed, or hidden at another width of the window; a modal opened by its address has none.
      const places = [cause, document.getElementById(PAGE_TITLE_ID), document.getElementById('main')]
      for (const place of places) {
        if (place instanceof HTMLElement && place !== document.body && takesFocus(place)) break
      }
    }
  }, [ref, focus])
}

function takesFocus(place: HTMLElement): boolean {
  place.focus({ preventScroll: true })
  return document.activeElement === place
}

/** The first field; of a group of radios the chosen one, as Tab would do. */
function firstField(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.querySelector<HTMLElement>(FIELDS)
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio'
  return (isRadio ? dialog.querySelector<HTMLElement>(CHOSEN) : null) ?? first
}

const open: HTMLDialogElement[] = []
const waiting: Toast[] = []

/**
 * Modals are never drawn over each other: a new one hides the one before, which shows again when the new one closes.
 * Toasts wait until all are closed: below a modal they would be neither reached nor read out.
 */
function enterModalStack(dialog: HTMLDialogElement): () => void {
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

/**
 * Takes presses, keys and the focus from all open modals, for as long as they are closing: an answer has come, and what is pressed now
 * was meant for what was there before. Returns how to give them back, where they stay open after all.
 */
export function holdModals(): () => void {
  const held = [...open]
  const focused = document.activeElement
  for (const dialog of held) dialog.inert = true
  return () => {
    for (const dialog of held) dialog.inert = false
    if (focused instanceof HTMLElement && focused.isConnected && focused.closest('dialog')) takesFocus(focused)
  }
}

function showWaiting() {
  if (open.length > 0) return
  divertToasts(null)
  for (const toast of waiting.splice(0)) showToast(toast)
}

/** Props for a dialog whose scrim closes it: the press must begin and end there, so that marking text inside does not close it. */
export function useScrimPress(onPress: () => void) {
  const began = useRef(false)
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      began.current = event.target === event.currentTarget
    },
    onMouseDown: ({ detail }: MouseEvent) => {
      // Of a double press, which began on what was here before.
      if (detail > 1) began.current = false
    },
    onPointerUp: (event: PointerEvent<HTMLDialogElement>) => {
      if (began.current && event.target === event.currentTarget) onPress()
      began.current = false
    },
  }
}
