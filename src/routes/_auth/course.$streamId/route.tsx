import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, type NotFoundRouteProps } from '@tanstack/react-router'
import { startCourse } from '#/domains/study/start-course'
import { streamParams } from '#/routes/-stream-params'
import { LazyNotFound } from '#/shell/lazy-pages'
import { part } from '#/ui/late/part'

const CourseNotFound = part(() => import('#/domains/study/course/missing-screens'), 'CourseNotFound')

export const Route = createFileRoute('/_auth/course/$streamId')({
  staticData: { section: 'course', isOpenUnpaid: false, parent: '/courses', failure: msg`This course didn’t load` },
  params: streamParams,
  loader: async ({ context, params, preload }) => {
    const stream = await startCourse(context.queryClient, params.streamId, { isVisit: !preload })
    if (!stream) throw notFound({ data: 'course' })
  },
  notFoundComponent: NotFound,
})

/** A wrong course has its own page; any other unknown address below it the general one. */
function NotFound({ data }: NotFoundRouteProps) {
  return data === 'course' ? <CourseNotFound /> : <LazyNotFound />
}
