import { midnight } from './clock.ts'
import { addChat, newStream } from './demo-service.ts'
import type { WorldEvent } from './events.ts'
import type { Learner, OrderState, Seconds, World } from './model.ts'
import { wholeCourses } from './offers.ts'
import { fulfil } from './purchases.ts'

/** Pays an order: a stream of the course that was bought begins, or the stream that it names goes on. */
export function payOrder(world: World, learner: Learner, order: OrderState, now: Seconds): WorldEvent[] {
  const service = wholeCourses(world).find(({ serviceId }) => serviceId === order.serviceId)
  if (!service) return fulfil(learner, order, now)
  order.status = 'paid'
  const stream = newStream(world, service.courseId, midnight(now), midnight(now, service.days))
  Object.assign(stream, { orderServiceId: service.serviceId, maxConsultations: service.questions })
  learner.streams.push(stream)
  addChat(world, learner, stream)
  return [{ learnerId: learner.id, type: 'stream_status', data: { stream_id: stream.id } }]
}
