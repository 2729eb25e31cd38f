import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { supportCategoryWire } from './wire'

export const supportQueries = {
  /** Topics of a support request (L33). */
  categories: () =>
    queryOptions({
      queryKey: ['support', 'categories'],
      queryFn: ({ signal }) => api.get('support-category', { query: { sort: 'id' }, signal }).list(supportCategoryWire),
    }),
}
