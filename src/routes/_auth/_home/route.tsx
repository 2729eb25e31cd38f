import { msg } from '@lingui/core/macro'
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadSignedIn } from '#/routes/-load-signed-in'

export const Route = createFileRoute('/_auth/_home')({
  staticData: { isOpenUnpaid: false, lists: 'course', failure: msg`Your courses didn’t load` },
  codeSplitGroupings: [],
  component: lazyRouteComponent(loadSignedIn, 'HomeLayout'),
})
