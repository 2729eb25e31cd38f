import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, type NotFoundRouteProps } from '@tanstack/react-router'
import { startCourse } from '#/domains/study/start-course'
import { isOffTariff, OFF_TARIFF } from '#/domains/study/streams/off-tariff'
import { NotOnTariff } from '#/routes/_auth/-not-on-tariff'
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
    if (isOffTariff(stream)) throw notFound({ data: OFF_TARIFF })
  },
  notFoundComponent: NotFound,
})

/** A wrong course has its own page, and so has one that is not for the app; any other unknown address below it the general one. */
function NotFound({ data }: NotFoundRouteProps) {
  if (data === OFF_TARIFF) return <NotOnTariff />
  return data === 'course' ? <CourseNotFound /> : <LazyNotFound />
}
