import { courseResultWire } from '#/domains/catalog/wire'
import type * as z from '#/lib/zod'
import { authCall } from '../call.ts'
import { list } from '../reply.ts'
import { otherCoursesOf } from '../world/content/other-courses.ts'
import type { Lang, World } from '../world/model.ts'
import { pageOf } from '../world/page-of.ts'
import { coursesOf, schoolOf } from '../world/school.ts'
import { artUrl } from '../world/site.ts'
import { trailerWireOf } from '../world/wire/lessons.ts'
import { FormCheck, textOf } from './form-check.ts'
import { SAYS } from './texts.ts'

const PER_PAGE = 8
const LONGEST = 200

export const catalogCalls = [
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
      landing: `https://${world.brand}.example/courses/${course.id}`,
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
