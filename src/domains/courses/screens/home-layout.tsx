import type { ReactNode } from 'react'
import { HomeTabs } from '../components/home-tabs'

/** The screen that home, courses and later events and catalog share: its tabs stay while their content changes. */
export function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <HomeTabs />
      {children}
    </>
  )
}
