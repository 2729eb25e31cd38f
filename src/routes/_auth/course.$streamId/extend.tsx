import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ExtendScreen } from '#/domains/purchases/screens/extend-screen'
import { ExtendSkeleton } from '#/domains/purchases/screens/extend-skeleton'
import { startExtend } from '#/domains/purchases/start-extend'
import { oneOfParam, searchParams, textParam, wholeParam } from '#/lib/search-params'
import { part } from '#/ui/late/part'
import { CourseError } from '../-course-error'

const CourseNotFound = part(() => import('#/domains/study/course/missing-screens'), 'CourseNotFound')

export const Route = createFileRoute('/_auth/course/$streamId/extend')({
  staticData: {
    name: 'extend',
    isOpenUnpaid: true,
    needsEmail: true,
    crumb: msg`More of the course`,
    failure: msg`What can be bought didn’t load`,
  },
  validateSearch: searchParams({ modal: textParam, service: wholeParam(), for: oneOfParam(['consultations']) }),
  loader: ({ context, params }) => startExtend(context.queryClient, params.streamId),
  component: Extend,
  pendingComponent: ExtendSkeleton,
  errorComponent: CourseError,
  notFoundComponent: CourseNotFound,
})

function Extend() {
  const { streamId } = Route.useParams()
  const { service, for: kind } = Route.useSearch()
  return <ExtendScreen key={streamId} {...{ streamId, service }} isForConsultations={kind === 'consultations'} />
}
