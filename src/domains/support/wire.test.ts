import { expect, it } from 'vitest'

import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import { questionBody, sentQuestionWire, supportCategoryWire } from './wire'

it('reads topics', () => {
  expect(z.parse(supportCategoryWire, examples.supportCategory)).toEqual({
    id: 10,
    sort: 1,
    title: 'My homework was not checked',
    targetProduct: 'user_course_stream',
  })
  expect(z.parse(supportCategoryWire, { id: 11 })).toEqual({ id: 11, sort: 999, title: '', targetProduct: null })
})

it('reads the answer to an appeal and knows the limits of its text', () => {
  expect(z.parse(sentQuestionWire, { id: 93001, created_at: 1772712000 })).toEqual({
    id: 93001,
    createdAt: new Date('2026-03-05T12:00:00Z'),
  })
  expect(z.safeParse(questionBody, { message: 'x'.repeat(500) }).success).toBe(true)
  expect(z.safeParse(questionBody, { message: 'x'.repeat(501) }).success).toBe(false)
  expect(z.safeParse(questionBody, { message: '' }).success).toBe(false)
})
