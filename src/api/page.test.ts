import { describe, expect, test } from 'vitest'

import * as z from '#/lib/zod'

import { TEST_EDGE } from '../../tests/test-edge'
import { api, configureApi } from './client'
import { nextPage, type Page, readPage } from './page'

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

describe('reading a page', () => {
  const read = (asked: number, data: unknown[], headers: Record<string, string> = {}) => {
    configureApi({ ...TEST_EDGE, fetch: async () => Response.json({ success: true, data }, { headers }) })
    return readPage(api.get('x', { query: { page: asked } }), z.number(), asked)
  }

  test('with the headers of its pagination', async () => {
    const headers = {
      'X-Pagination-Current-Page': '2',
      'X-Pagination-Page-Count': '3',
      'X-Pagination-Per-Page': '20',
      'X-Pagination-Total-Count': '41',
    }
    const expected = { items: [1], received: 1, page: 2, pageCount: 3, perPage: 20, total: 41 }
    expect(await read(2, [1], headers)).toEqual(expected)
  })

  test('without any header, and with one that is no number', async () => {
    const expected = { items: [], received: 0, page: null, pageCount: null, perPage: null, total: null }
    expect(await read(1, [], { 'X-Pagination-Page-Count': 'many' })).toEqual(expected)
  })

  test('without the unreadable rows, which count as received', async () => {
    expect(await read(1, [1, 'two', 3])).toMatchObject({ items: [1, 3], received: 3 })
  })

  test('with nothing but unreadable rows: the first page fails, a later one is empty', async () => {
    await expect(read(1, ['one'])).rejects.toMatchObject({ kind: 'unreadable', code: 'schema' })
    expect(await read(2, ['one'])).toMatchObject({ items: [], received: 1 })
  })
})
