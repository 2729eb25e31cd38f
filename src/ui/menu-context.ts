import { createContext, useContext } from 'react'

/** How an entry closes the menu it stands in and gives the focus back. */
export const MenuContext = createContext<() => void>(() => {})

/** Closes the menu that this entry stands in; does nothing outside of one. */
export function useCloseMenu(): () => void {
  return useContext(MenuContext)
}
