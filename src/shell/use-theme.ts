import { useSyncExternalStore } from 'react'
import { onForeignChange, THEME_KEY } from '#/platform/storage'
import { chooseTheme, type ThemeChoice, themeChoice } from '#/platform/theme'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stopFollowing = onForeignChange(THEME_KEY, listener)
  return () => {
    listeners.delete(listener)
    stopFollowing()
  }
}

function choose(choice: ThemeChoice) {
  chooseTheme(choice)
  for (const listener of listeners) listener()
}

/** The chosen theme, the same wherever it is shown, and a function to choose another. */
export function useTheme() {
  return { theme: useSyncExternalStore(subscribe, themeChoice), choose }
}
