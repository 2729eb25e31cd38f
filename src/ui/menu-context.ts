import { createContext, useContext } from 'react'

/** How an entry closes the menu it stands in and gives the focus back. */
export const MenuContext = createContext<() => void>(() => {})

export function useCloseMenu(): () => void {
  return useContext(MenuContext)
}
