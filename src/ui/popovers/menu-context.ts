import { createContext, useContext } from 'react'

/** Closes the menu around an entry and gives the focus back. */
export const MenuContext = createContext<() => void>(() => {})

/** Closes the menu around this entry; does nothing outside a menu. */
export function useCloseMenu(): () => void {
  return useContext(MenuContext)
}
