import { type Text, tx } from './content/content.ts'
import { type OtherCourse, otherCoursesOf } from './content/other-courses.ts'
import type { Learner, World } from './model.ts'
import { type OptionState, optionsOf } from './purchases.ts'
import { schoolOf } from './school.ts'

/** The numbers of the places where an offer is shown. */
const PLACES = { page: 1, chat: 2, lock: 3, task: 4 } as const

/** A service of the school, and the course that it is of. */
export interface ServiceState extends OptionState {
  courseId: number
  holds: { serviceId: number; title: Text }[]
}

export interface OfferState {
  id: number
  place: (typeof PLACES)[keyof typeof PLACES]
  title: Text
  about: Text
  art: string
  service: ServiceState
}

/** Whole courses that nobody had at first, each a service of its own. */
export const wholeCourses = (world: World): ServiceState[] => otherCoursesOf(world.brand).map(wholeCourse)

/** What is sold to a learner: whole courses, and what goes on with the courses that they have. */
export const servicesOf = (world: World, learner: Learner): ServiceState[] =>
  world.extras.includes('nothing-sold')
    ? []
    : [...wholeCourses(world), ...(offersAtPlaces(world) ? learner.streams.flatMap(ownServices) : [])]

const ownServices = (stream: Learner['streams'][number]): ServiceState[] =>
  optionsOf(stream).map((option) => ({ ...option, courseId: stream.courseId, holds: [] }))

/** Only where a scenario demands it: otherwise the courses that learners have offer nothing. */
const offersAtPlaces = ({ extras }: World) => extras.includes('offers')

/** What is offered at a course (L31). */
export function offersAt(world: World, learner: Learner, courseId: number): OfferState[] {
  if (world.extras.includes('nothing-sold')) return []
  const others = otherCoursesOf(world.brand)
  const other = others.find(({ id }) => id === courseId)
  if (other) return [courseOffer(courseId * 10, other)]
  const stream = learner.streams.find((one) => one.courseId === courseId)
  const [next] = others
  if (!offersAtPlaces(world) || !stream || !next) return []
  const own = ownServices(stream)
  const art = schoolOf(world.brand).courses.find(({ id }) => id === courseId)?.art ?? next.art
  const [first, last] = [own[0], own.at(-1)]
  const at = (place: OfferState['place'], service: ServiceState | undefined, about: Text): OfferState[] =>
    service ? [{ id: courseId * 10 + place, place, title: service.title, about, art, service }] : []
  return [
    courseOffer(courseId * 10 + PLACES.page, next),
    ...at(PLACES.chat, last, tx('The conversation goes on.', 'Разговор продолжается.', 'La conversación continúa.')),
    ...at(PLACES.lock, first, tx('Everything opens.', 'Откроется всё.', 'Se abre todo.')),
    ...at(
      PLACES.task,
      last,
      tx('An expert looks at it with you.', 'Эксперт посмотрит вместе с вами.', 'Un experto lo mira contigo.'),
    ),
  ]
}

const courseOffer = (id: number, course: OtherCourse): OfferState => {
  const { title, about, art } = course
  return { id, place: PLACES.page, title, about, art, service: wholeCourse(course) }
}

function wholeCourse({ id, title, complexity, consultations }: OtherCourse): ServiceState {
  const serviceId = 80_000 + id * 10
  const rest = tx('Every lesson and every task', 'Все уроки и все задания', 'Todas las lecciones y tareas')
  const count = tx(`Consultations: ${consultations}`, `Консультации: ${consultations}`, `Consultas: ${consultations}`)
  return {
    serviceId,
    typeCode: 'course_subscription',
    serviceType: 'course_buy',
    title,
    price: 3900 + 1000 * (complexity ?? 1),
    days: 180,
    questions: consultations,
    courseId: id,
    holds: [
      { serviceId: serviceId + 1, title: rest },
      ...(consultations > 0 ? [{ serviceId: serviceId + 2, title: count }] : []),
    ],
  }
}
