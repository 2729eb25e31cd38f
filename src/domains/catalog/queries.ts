import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { nextPage, readPage } from '#/api/page'
import { invariant } from '#/lib/invariant'
import type { CourseSearch } from './model'
import { courseServiceWire } from '#/domains/study/service-wire'
import { catalogPositionWire, courseOfferWire, courseResultWire } from './wire'

/** Courses of a page of the search (L43). */
const SEARCH_PAGE = 8
/** Positions of a page of the catalog (A23). */
export const CATALOG_PAGE = 6
/** The largest page that the server gives. */
const LARGEST_PAGE = 50

export const catalogQueries = {
  /** What can be added to the subscription, in the school's order, a page at a time (A23). */
  positions: () =>
    infiniteQueryOptions({
      queryKey: ['catalog', 'positions'],
      queryFn: ({ signal, pageParam }) => {
        const query = { perPage: CATALOG_PAGE, page: pageParam }
        return readPage(api.get('catalog-position', { query, signal }), catalogPositionWire, pageParam)
      },
      initialPageParam: 1,
      getNextPageParam: (page, _pages, asked) => nextPage(page, asked, CATALOG_PAGE),
    }),

  /** Courses found by a text, a category or both, a page at a time (L43). */
  search: ({ text, categoryId }: CourseSearch) =>
    infiniteQueryOptions({
      queryKey: ['catalog', 'search', text, categoryId ?? null],
      queryFn: ({ signal, pageParam }) => {
        const json = {
          ...(text !== '' && { textSearch: text }),
          ...(categoryId !== undefined && { categoryId }),
          page: pageParam,
          perPage: SEARCH_PAGE,
        }
        return readPage(api.v2.post('course/search', { json, signal }), courseResultWire, pageParam)
      },
      initialPageParam: 1,
      getNextPageParam: (page, _pages, asked) => nextPage(page, asked, SEARCH_PAGE),
    }),

  /** The short courses that a school shows at the start, by their ids (L43); ask only where there are any. */
  start: (ids: readonly number[]) =>
    queryOptions({
      queryKey: ['catalog', 'start', ids],
      queryFn: ({ signal }) => {
        const json = { cids: ids, perPage: Math.min(ids.length, LARGEST_PAGE) }
        return api.v2.post('course/search', { json, signal }).list(courseResultWire)
      },
    }),

  /** What the school offers at a course, at all of its places (L31). */
  offers: (courseId: number) =>
    queryOptions({
      queryKey: ['catalog', 'offers', courseId],
      queryFn: ({ signal }) => {
        invariant(courseId, 'courseId must be set')
        return api.get('course-offer/find', { query: { courseId }, signal }).list(courseOfferWire)
      },
    }),

  /** All that the school sells, with what it holds and the stream that it is bought for (L32). */
  services: () =>
    queryOptions({
      queryKey: ['catalog', 'services'],
      queryFn: ({ signal }) =>
        api.get('course-services', { query: { expand: 'childs,course,stream' }, signal }).list(courseServiceWire),
    }),
}
