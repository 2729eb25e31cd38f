import type { LucideIcon } from 'lucide-react'

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
let shown: readonly ShownToast[] = []
let turn = 0
let divert: ((toast: Toast) => void) | null = null
const listeners = new Set<() => void>()

/** Says for a few seconds what has just happened; errors that need a step are banners, not toasts. */
export function showToast(toast: Toast): void {
  if (divert) {
    divert(toast)
    return
  }
  turn += 1
  set([...shown.filter((other) => other.text !== toast.text), { ...toast, id: turn }].slice(-MOST))
}

/** Hands new toasts to `take` instead of showing them; null: shows them again. */
export function divertToasts(take: typeof divert): void {
  divert = take
}

/** Removes a toast before its time. */
export function dismissToast(id: number): void {
  if (shown.some((toast) => toast.id === id)) set(shown.filter((toast) => toast.id !== id))
}

/** The store that the region reads by `useSyncExternalStore`. */
export const toasts = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): readonly ShownToast[] => shown,
}

function set(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}
