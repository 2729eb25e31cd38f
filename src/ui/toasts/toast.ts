import type { LucideIcon } from 'lucide-react'
import { observable } from '#/lib/observable'

export interface Toast {
  /** One sentence, up to 80 characters. */
  text: string
  icon?: LucideIcon
  /** Something did not work: it must not carry the check mark of what did. */
  failed?: boolean
  action?: { label: string; onPress: () => void }
}

export interface ShownToast extends Toast {
  id: number
}

const MOST = 2
let turn = 0
let divert: ((toast: Toast) => void) | null = null

/** Those that are shown now. */
export const toasts = observable<readonly ShownToast[]>([])

/** Says for a few seconds what has just happened; errors that need a step are banners, not toasts. */
export function showToast(toast: Toast): void {
  if (divert) {
    divert(toast)
    return
  }
  turn += 1
  const others = toasts.read().filter(({ text }) => text !== toast.text)
  toasts.set([...others, { ...toast, id: turn }].slice(-MOST))
}

/** Hands new toasts to `take` instead of showing them; null: shows them again. */
export function divertToasts(take: typeof divert): void {
  divert = take
}

/** Removes a toast before its time. */
export function dismissToast(id: number): void {
  toasts.set(toasts.read().filter((toast) => toast.id !== id))
}
