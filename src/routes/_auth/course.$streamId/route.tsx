import { createFileRoute, notFound } from '@tanstack/react-router'
import { CourseNotFound } from '#/domains/courses/screens/course-not-found'
import { startCourse } from '#/domains/courses/start-course'

export const Route = createFileRoute('/_auth/course/$streamId')({
  params: {
    parse: ({ streamId }) => ({ streamId: Number(streamId) }),
    stringify: ({ streamId }) => ({ streamId: String(streamId) }),
  },
  loader: async ({ context, params, preload }) => {
    const stream = await startCourse(context.queryClient, params.streamId, { isVisit: !preload })
    if (!stream) throw notFound()
  },
  notFoundComponent: CourseNotFound,
})
