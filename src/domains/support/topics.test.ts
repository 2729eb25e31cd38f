import { expect, it } from 'vitest'
import { appealsOf, signOf, topicOf } from './topics'

const brand = {
  passHomeworkSupportCategoryId: 10,
  renewCourseSupportCategoryId: 7,
  renewConsultationSupportCategoryId: 7,
}
const topic = (id: number, sort = 999, targetProduct: 'user_course_stream' | null = null) => ({
  id,
  sort,
  title: `Topic ${id}`,
  targetProduct,
})

it.each([
  [7, ['renew-course', 'renew-consultation']],
  [10, ['pass-homework']],
  [1, []],
])('the topic %s offers %s', (id, kinds) => {
  expect(appealsOf(id, brand)).toEqual(kinds)
})

it('tells renewals apart where the brand does', () => {
  const apart = { ...brand, renewConsultationSupportCategoryId: 8 }
  expect([appealsOf(7, apart), appealsOf(8, apart)]).toEqual([['renew-course'], ['renew-consultation']])
  expect(topicOf('renew-course', apart)).toBe(7)
  expect(topicOf('renew-consultation', apart)).toBe(8)
  expect(topicOf('pass-homework', apart)).toBe(10)
})

it.each([
  [topic(10), 'homework'],
  [topic(7), 'renewal'],
  [topic(1, 1, 'user_course_stream'), 'course'],
  [topic(1), 'other'],
])('%o has the sign of %s', (one, sign) => {
  expect(signOf(one, brand)).toBe(sign)
})
