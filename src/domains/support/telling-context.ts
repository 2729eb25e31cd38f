import { createContext } from 'react'

/** Whether what helps to find a fault is told, for all steps of the support centre: it stays as chosen when another course is. */
export const TellingContext = createContext<readonly [boolean, (isTelling: boolean) => void] | null>(null)
