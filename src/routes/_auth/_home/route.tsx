import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadSignedIn } from '#/routes/-load-signed-in'

export const Route = createFileRoute('/_auth/_home')({
  codeSplitGroupings: [],
  component: lazyRouteComponent(loadSignedIn, 'HomeLayout'),
})
