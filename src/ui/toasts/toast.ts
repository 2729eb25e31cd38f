import type { LucideIcon } from 'lucide-react'
import { observable } from '#/lib/observable'

export interface Toast {
  /** One sentence, up to 80 characters. */
  text: string
  icon?: LucideIcon
  /** Something did not work: it must not carry the check mark of what did. */
  failed?: boolean
  action?: { label: string; onPress: () => void }
  /** Takes the place of the one of the same group. */
  group?: string
  /** Nobody asked for it: it can be closed. */
  closable?: boolean
}

export interface ShownToast extends Toast {
  id: number
}

/** How many are shown at once. */
export const MOST_TOASTS = 2
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
  const isSame = ({ text, group }: Toast) => text === toast.text || (group !== undefined && group === toast.group)
  const others = toasts.read().filter((shown) => !isSame(shown))
  toasts.set([...others, { ...toast, id: turn }].slice(-MOST_TOASTS))
}

/** Hands new toasts to `take` instead of showing them; null: shows them again. */
export function divertToasts(take: typeof divert): void {
  divert = take
}

/** Removes a toast before its time. */
export function dismissToast(id: number): void {
  toasts.set(toasts.read().filter((toast) => toast.id !== id))
}
