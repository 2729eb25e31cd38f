import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MaterialsScreen } from '#/domains/materials/screens/materials-screen'
import { MaterialsSkeleton } from '#/domains/materials/screens/materials-skeleton'
import { part } from '#/ui/late/part'
import { CourseError } from '../-course-error'

const CourseNotFound = part(() => import('#/domains/study/course/missing-screens'), 'CourseNotFound')

export const Route = createFileRoute('/_auth/course/$streamId/materials')({
  staticData: { name: 'materials', crumb: msg`Materials`, failure: msg`The materials didn’t load` },
  component: Materials,
  pendingComponent: MaterialsSkeleton,
  errorComponent: CourseError,
  notFoundComponent: CourseNotFound,
})

function Materials() {
  const { streamId } = Route.useParams()
  return <MaterialsScreen key={streamId} streamId={streamId} />
}
