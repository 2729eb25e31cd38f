import { createFileRoute, Outlet } from '@tanstack/react-router'
import { HomeLayout } from '#/domains/courses/screens/home-layout'

export const Route = createFileRoute('/_auth/_home')({
  component: () => (
    <HomeLayout>
      <Outlet />
    </HomeLayout>
  ),
})
