import { courseServiceWire, demoSubscriptionWire } from '#/domains/study/demo-wire'
import type * as z from '#/lib/zod'
import { authCall, type SignedInContext } from '../call.ts'
import { forbidden, list, notFound, one } from '../reply.ts'
import { addDemoStream, demoService } from '../world/demo-service.ts'
import { findCourse } from '../world/school.ts'
import { courseWireOf } from '../world/wire/courses.ts'

export const courseServiceCalls = [
  authCall('L32', 'GET course-services/view', {
    expected: one(courseServiceWire),
    run: (context) => {
      const service = demoService(context.world)
      if (!service || Number(context.query.get('id')) !== service.id) throw notFound(context.query.get('id') ?? 0)
      return serviceWireOf(context, service)
    },
  }),
  authCall('L32', 'GET course-services', {
    expected: list(courseServiceWire),
    run: (context) => {
      const service = demoService(context.world)
      return service ? [serviceWireOf(context, service)] : []
    },
  }),
  authCall('A33', 'POST course-services/{id}/demo-subscription', {
    body: 'json',
    expected: one(demoSubscriptionWire),
    run(context) {
      const service = demoService(context.world)
      if (!service) throw forbidden('There is no demo access.')
      if (service.id !== context.ids[0]) throw notFound(context.ids[0] ?? 0)
      return { stream_id: addDemoStream(context.world, context.learner, service, context.now).id }
    },
  }),
]

function serviceWireOf(
  { world, expand, lang }: SignedInContext,
  service: { id: number; courseId: number },
): z.input<typeof courseServiceWire> {
  const course = findCourse(world, service.courseId)
  return {
    id: service.id,
    title: course?.title[lang] ?? '',
    type: 'course_demo',
    price: null,
    currency: null,
    course_id: service.courseId,
    ...(expand.has('course') ? { course: course ? courseWireOf(course, lang) : null } : {}),
  }
}
