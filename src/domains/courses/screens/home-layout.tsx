import { Outlet } from '@tanstack/react-router'
import { HomeTabs } from '../components/home-tabs'

/** The screen that home, courses and later events and catalog share: its tabs stay while their content changes. */
export function HomeLayout() {
  return (
    <>
      <HomeTabs />
      <Outlet />
    </>
  )
}
