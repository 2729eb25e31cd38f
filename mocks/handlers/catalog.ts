import { addedPositionWire, catalogPositionWire, courseResultWire } from '#/domains/catalog/wire'
import type * as z from '#/lib/zod'
import { authCall, type SignedInContext } from '../call.ts'
import { conflict, list, notFound, one, Refusal } from '../reply.ts'
import { midnight } from '../world/clock.ts'
import { type OtherCourse, otherCoursesOf } from '../world/content/other-courses.ts'
import { addChat, newStream } from '../world/demo-service.ts'
import type { Lang, World } from '../world/model.ts'
import { pageOf } from '../world/page-of.ts'
import { coursesOf, schoolOf } from '../world/school.ts'
import { artUrl } from '../world/site.ts'
import { trailerWireOf } from '../world/wire/lessons.ts'
import { FormCheck, textOf } from './form-check.ts'
import { SAYS } from './texts.ts'

const PER_PAGE = 8
const POSITIONS_PER_PAGE = 6
/** Positions have ids of their own. */
const FIRST_POSITION = 5000
const LONGEST = 200

export const catalogCalls = [
  authCall('A23', 'GET catalog-position', {
    expected: list(catalogPositionWire),
    run(context) {
      const { query } = context
      const { items, headers } = pageOf(offered(context), query.get('page'), query.get('perPage'), POSITIONS_PER_PAGE)
      Object.assign(context.headers, headers)
      return items.map((course) => positionOf(course, context))
    },
  }),
  authCall('A24', 'POST catalog-position/{id}/add-to-subscription', {
    base: 'v2',
    body: 'json',
    expected: one(addedPositionWire),
    run(context) {
      const { world, learner, lang, now, ids, emit } = context
      const course = offered(context).find(({ id }) => FIRST_POSITION + id === ids[0])
      if (!course) throw notFound(ids[0] ?? 0)
      if (isAdded(course, context)) throw conflict('It is in the subscription already.')
      const subscription = learner.subscriptions.find(({ isActive, isLifetime }) => isActive || isLifetime)
      if (!subscription) throw new Refusal({ subscription: [SAYS.noSubscription[lang]] })
      if (subscription.courseIds.length > 0) subscription.courseIds.push(course.id)
      const stream = { ...newStream(world, course.id, midnight(now), null), isOptional: true }
      learner.streams.push(stream)
      addChat(world, learner, stream)
      emit({ learnerId: learner.id, type: 'stream_status', data: { stream_id: stream.id } })
      return { position: positionOf(course, context), subscription_id: subscription.id }
    },
  }),
  authCall('L43', 'POST course/search', {
    base: 'v2',
    body: 'json',
    expected: list(courseResultWire),
    run(context) {
      const { world, lang, body } = context
      const text = textOf(body['textSearch']).trim().toLowerCase()
      new FormCheck(lang).demand('textSearch', text.length <= LONGEST, SAYS.tooLong).end()
      const words = text.split(/\s+/).filter(Boolean)
      const { cids, categoryId } = body
      const found = schoolCourses(world, lang).filter(
        (course) =>
          words.every((word) => `${course.short_title} ${course.coach?.name}`.toLowerCase().includes(word)) &&
          (categoryId === undefined || course.category?.id === categoryId) &&
          (!Array.isArray(cids) || cids.includes(course.id)),
      )
      const { items, headers } = pageOf(found, numberOf(body['page']), numberOf(body['perPage']), PER_PAGE)
      Object.assign(context.headers, headers)
      return items
    },
  }),
]

/** What the catalog holds. */
const offered = ({ world }: SignedInContext) =>
  world.extras.includes('nothing-sold') ? [] : otherCoursesOf(world.brand)

const isAdded = ({ id }: OtherCourse, { learner }: SignedInContext) =>
  learner.streams.some(({ courseId, isOptional }) => courseId === id && isOptional)

function positionOf(course: OtherCourse, context: SignedInContext): z.input<typeof catalogPositionWire> {
  const { world, lang } = context
  // Every third one costs nothing more.
  const isIncluded = course.id % 3 === 0
  return {
    id: FIRST_POSITION + course.id,
    title: course.title[lang],
    description: `<p>${course.about[lang]}</p>`,
    image: artUrl(course.art),
    price: isIncluded ? null : 1900 + 500 * (course.complexity ?? 1),
    currency: isIncluded ? null : 'EUR',
    course_id: course.id,
    is_added: isAdded(course, context),
    url: landingOf(world, course),
  }
}

const landingOf = ({ brand }: World, { id }: { id: number }) => `https://${brand}.example/courses/${id}`

const numberOf = (value: unknown) => (typeof value === 'number' ? String(value) : null)

/** Every course of the school: those that learners have, and the others. */
function schoolCourses(world: World, lang: Lang): z.input<typeof courseResultWire>[] {
  const { experts } = schoolOf(world.brand)
  const own = coursesOf(world).map((course) => ({
    ...course,
    subcategory: null,
    consultations: 1,
    hasTrailer: false,
  }))
  return [...otherCoursesOf(world.brand), ...own].map((course) => {
    const expert = experts[course.expert]
    const { subcategory } = course
    return {
      id: course.id,
      short_title: course.title[lang],
      short_description: course.about[lang],
      image: artUrl(course.art),
      thumbnail: artUrl(course.art),
      category: { id: course.category.id, title: course.category.title[lang] },
      subcategory: subcategory && { id: subcategory.id, title: subcategory.title[lang] },
      landing: landingOf(world, course),
      coach: expert
        ? {
            id: expert.id,
            name: `${expert.firstName[lang]} ${expert.lastName[lang]}`.trim(),
            photo: expert.art && artUrl(expert.art),
          }
        : null,
      consultation_limit: course.consultations,
      complexity: course.complexity,
      demo_video: course.hasTrailer ? trailerWireOf(course, world.brand) : null,
    }
  })
}
