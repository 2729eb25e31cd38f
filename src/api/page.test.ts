import { expect, test } from 'vitest'
import { nextPage, type Page } from './page'

const page = (facts: Partial<Page<number>>): Page<number> => ({
  items: [1, 2],
  received: 2,
  page: null,
  pageCount: null,
  perPage: null,
  total: null,
  ...facts,
})

test.each<[string, Page<number>, number, number | null]>([
  ['one of three', page({ page: 1, pageCount: 3 }), 1, 2],
  ['the last of three', page({ page: 3, pageCount: 3 }), 3, null],
  ['page 7 of 3 brings page 3 again', page({ page: 3, pageCount: 3 }), 7, null],
  ['nothing at all', page({ items: [], received: 0, page: 1, pageCount: 0, total: 0 }), 1, null],
  ['no headers, a full page', page({}), 4, 5],
  ['no headers, a shorter page', page({ items: [1], received: 1 }), 4, null],
  ['no headers, a full page with an unreadable row', page({ items: [1] }), 4, 5],
  ['a clamped size', page({ perPage: 2 }), 1, 2],
  ['no count, the page asked for', page({ page: 2 }), 2, 3],
])('next page: %s', (_, got, asked, expected) => {
  expect(nextPage(got, asked, 2)).toBe(expected)
})
