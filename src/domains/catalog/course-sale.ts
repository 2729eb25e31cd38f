import type { CourseService, Service, Stream } from '#/domains/study/model'
import type { CourseOffer } from './model'

/** Something that can be bought on a course's page. */
export interface Sold {
  service: Service
  /** Null: it is a service of the course that nothing offers. */
  offer: CourseOffer | null
  /** What it holds. */
  childs: readonly Service[]
  /** The stream that an order of it names; null: it cannot be ordered here. */
  streamId: number | null
}

interface SaleFacts {
  courseId: number
  offers: readonly CourseOffer[]
  /** All services of the school. */
  services: readonly Pick<CourseService, keyof Service | 'childs' | 'stream'>[]
  streams: readonly OwnStream[]
  /** The number of the offers that belong on a course's page. */
  pageType: number
  /** The service that led to the page, wherever it was offered. */
  chosen: number | undefined
}

type OwnStream = Pick<Stream, 'id' | 'courseId' | 'isDemo'>

/** What a course's page sells: the offers of its own place, what led to it, and the other services of the course, each once. */
export function soldAt({ courseId, offers, services, streams, pageType, chosen }: SaleFacts): Sold[] {
  const sold = new Map<number, Sold>()
  const isOwn = fullStreamOf(courseId, streams) !== null
  const add = (service: Service, offer: CourseOffer | null) => {
    // A course is not bought twice.
    if (sold.has(service.id) || (isOwn && service.courseId === courseId && service.type === 'course_buy')) return
    const known = services.find(({ id }) => id === service.id)
    const ofCourses = [service.courseId, offer?.courseId ?? courseId, courseId]
    const own = ofCourses.map((id) => (id === null ? null : ownStreamOf(id, streams))).find((one) => one !== null)
    const streamId = known?.stream?.id ?? own?.id ?? null
    sold.set(service.id, { service, offer, childs: known?.childs ?? [], streamId })
  }
  for (const offer of offers) {
    const { service, courseOfferRelationTypeId: type } = offer
    if (service && (type === pageType || service.id === chosen)) add(service, offer)
  }
  for (const service of services) if (service.courseId === courseId && isForSale(service)) add(service, null)
  return [...sold.values()]
}

/** A demo is added for nothing, and what the mobile app needs is bought there. */
const isForSale = ({ type }: Pick<Service, 'type'>) => type !== 'course_demo' && type !== 'mobile_subscription'

/** The learner's stream of a course that is not a demo of it, or null. */
export function fullStreamOf<S extends OwnStream>(courseId: number | null, streams: readonly S[]): S | null {
  return streams.find((one) => one.courseId === courseId && !one.isDemo) ?? null
}

function ownStreamOf(courseId: number, streams: readonly OwnStream[]): OwnStream | null {
  return fullStreamOf(courseId, streams) ?? streams.find((one) => one.courseId === courseId) ?? null
}
