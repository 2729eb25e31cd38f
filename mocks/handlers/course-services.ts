import { courseOfferWire } from '#/domains/catalog/wire'
import { courseServiceWire, demoSubscriptionWire } from '#/domains/study/service-wire'
import type * as z from '#/lib/zod'
import { authCall, type SignedInContext } from '../call.ts'
import { forbidden, list, notFound, one } from '../reply.ts'
import { addDemoStream, demoService } from '../world/demo-service.ts'
import { offersAt, type ServiceState, servicesOf } from '../world/offers.ts'
import { PURCHASE_CURRENCY } from '../world/purchases.ts'
import { findCourse } from '../world/school.ts'
import { artUrl } from '../world/site.ts'
import { courseWireOf } from '../world/wire/courses.ts'
import { streamWireOf } from '../world/wire/streams.ts'

export const courseServiceCalls = [
  authCall('L32', 'GET course-services/view', {
    expected: one(courseServiceWire),
    run: (context) => {
      const id = Number(context.query.get('id'))
      const service = allServices(context).find((known) => known.id === id)
      if (!service) throw notFound(context.query.get('id') ?? 0)
      return service
    },
  }),
  authCall('L32', 'GET course-services', { expected: list(courseServiceWire), run: allServices }),
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
  authCall('L31', 'GET course-offer/find', {
    expected: list(courseOfferWire),
    run(context) {
      const { world, learner, lang, query } = context
      const courseId = Number(query.get('courseId'))
      const type = query.get('courseOfferRelationTypeId')
      return offersAt(world, learner, courseId)
        .filter(({ place }) => type === null || String(place) === type)
        .map(({ id, place, title, about, art, service }) => ({
          id,
          course_id: courseId,
          course_offer_relation_type_id: place,
          title: title[lang],
          text: `<p>${about[lang]}</p>`,
          images: [{ id: id * 10, url: artUrl(art), name: art, type: 'photo', size: 0, preview_url: artUrl(art) }],
          service: soldService(service, context),
        }))
    },
  }),
]

type ServiceRow = z.input<typeof courseServiceWire>

function allServices(context: SignedInContext): ServiceRow[] {
  const { world, learner, lang, expand, now } = context
  const demo = demoService(world)
  /** Whole courses are ordered for any stream that the learner has. */
  const [stream] = learner.streams
  const sold = servicesOf(world, learner).map((service) => ({
    ...soldService(service, context),
    ...(expand.has('childs') && {
      childs: service.holds.map(({ serviceId, title }) => ({ id: serviceId, title: title[lang] })),
    }),
    ...(expand.has('stream') && {
      stream: stream && service.holds.length > 0 ? streamWireOf(world, stream, false, now, lang) : null,
    }),
    ...courseOf(service.courseId, context),
  }))
  return demo ? [demoWireOf(demo, context), ...sold] : sold
}

function courseOf(courseId: number, { world, lang, expand }: SignedInContext) {
  const course = findCourse(world, courseId)
  return expand.has('course') ? { course: course ? courseWireOf(course, lang) : null } : {}
}

function soldService(service: ServiceState, { world, lang }: SignedInContext) {
  const product = `${world.brand}.${service.serviceId}`
  return {
    id: service.serviceId,
    title: service.title[lang],
    type: service.serviceType,
    price: service.price,
    currency: PURCHASE_CURRENCY,
    course_id: service.courseId,
    appstore_products: [{ code: product }],
    appstore_product_id: product,
  }
}

function demoWireOf({ id, courseId }: { id: number; courseId: number }, context: SignedInContext): ServiceRow {
  const course = findCourse(context.world, courseId)
  return {
    id,
    title: course?.title[context.lang] ?? '',
    type: 'course_demo',
    price: null,
    currency: null,
    course_id: courseId,
    appstore_products: [],
    ...courseOf(courseId, context),
  }
}
