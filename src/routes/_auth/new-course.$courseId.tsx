import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { NewCourseScreen } from '#/domains/catalog/screens/new-course-screen'
import { NewCourseSkeleton } from '#/domains/catalog/screens/new-course-skeleton'
import { startNewCourse } from '#/domains/catalog/start-new-course'
import { searchParams, textParam, wholeParam } from '#/lib/search-params'
import { part } from '#/ui/late/part'

const DemoVideo = part(() => import('#/domains/lessons/demo-video'), 'DemoVideo')
const CoursePurchase = part(() => import('#/domains/purchases/course-purchase'), 'CoursePurchase')
const NewCourseMissing = part(() => import('#/domains/catalog/new-course-missing'), 'NewCourseMissing')

export const Route = createFileRoute('/_auth/new-course/$courseId')({
  staticData: {
    name: 'new-course',
    section: 'catalog',
    isOpenUnpaid: true,
    needsEmail: true,
    parent: '/catalog',
    failure: msg`This course didn’t load`,
  },
  validateSearch: searchParams({ modal: textParam, service: wholeParam(1), course: wholeParam(1) }),
  params: {
    parse: ({ courseId }) => ({ courseId: Number(courseId) }),
    stringify: ({ courseId }) => ({ courseId: String(courseId) }),
  },
  loader: async ({ context, params: { courseId } }) => {
    if (!Number.isSafeInteger(courseId) || courseId < 1) throw notFound()
    await startNewCourse(context.queryClient, courseId)
  },
  component: NewCourse,
  pendingComponent: NewCourseSkeleton,
  notFoundComponent: () => <NewCourseMissing />,
})

function NewCourse() {
  const { courseId } = Route.useParams()
  const { service } = Route.useSearch()
  return <NewCourseScreen key={courseId} {...{ courseId, service }} trailer={DemoVideo} purchase={CoursePurchase} />
}
