import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { bringSignedIn } from '#/routes/-bring-signed-in'

export const Route = createFileRoute('/_auth/_home')({
  codeSplitGroupings: [],
  component: lazyRouteComponent(bringSignedIn, 'HomeLayout'),
})
