import { Outlet } from '@tanstack/react-router'
import { HomeTabs } from '../components/home-tabs'

/** The screen that home and courses share: its tabs stay while its content changes. */
export function HomeLayout() {
  return (
    <>
      <HomeTabs />
      <Outlet />
    </>
  )
}
