import * as z from '#/lib/zod'
import { prefersReducedMotion } from './device'
import { MINI_KEY, onForeignChange, readStored, removeStored, THEME_KEY, writeStored } from './storage'

export type ThemeChoice = 'light' | 'dark' | 'system'

const themeSchema = z.enum(['light', 'dark'])

/** What the learner chose; the system's theme where nothing was. */
export function themeChoice(): ThemeChoice {
  return readStored(THEME_KEY, themeSchema) ?? 'system'
}

/** Applies and keeps a theme, with a cross-fade where the browser can. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') removeStored(THEME_KEY)
  else writeStored(THEME_KEY, choice)
  const apply = () => applyTheme(choice)
  if (prefersReducedMotion() || !('startViewTransition' in document)) return apply()
  const { style } = document.documentElement
  style.viewTransitionName = 'root'
  const fade = document.startViewTransition(apply)
  // The next choice may cut it short.
  fade.ready.catch(() => {})
  void fade.finished.catch(() => {}).then(() => style.removeProperty('view-transition-name'))
}

function applyTheme(choice: ThemeChoice): void {
  document.documentElement.dataset['theme'] = choice === 'system' ? 'auto' : choice
  paintBrowser(choice)
}

/** Applies what is chosen in another tab. Returns a function that stops it. */
export const followTheme = () => onForeignChange(THEME_KEY, () => applyTheme(themeChoice()))

/** Whether the learner collapsed the sidebar. */
export function isSidebarMini(): boolean {
  return readStored(MINI_KEY, z.boolean()) ?? false
}

/** Keeps the sidebar's form. */
export function storeSidebarMini(mini: boolean): void {
  writeStored(MINI_KEY, mini)
}

/** Makes the browser's own bars follow the chosen theme; the page has a `theme-color` for light and one for dark, in this order. */
export function paintBrowser(choice: 'light' | 'dark' | 'system'): void {
  const [light, dark] = document.querySelectorAll('meta[name=theme-color]')
  const holds = (own: 'light' | 'dark') => {
    if (choice === 'system') return `(prefers-color-scheme: ${own})`
    return choice === own ? 'all' : 'not all'
  }
  light?.setAttribute('media', holds('light'))
  dark?.setAttribute('media', holds('dark'))
}
