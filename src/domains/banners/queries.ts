import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { freshFor } from '#/api/stale-time'
import { bySort } from '#/lib/by-sort'
import { BANNERS_KEY } from './banners-key'
import { bannerWire } from './wire'

const HOUR_MS = 3_600_000

export const bannerQueries = {
  /** All banners, for every position at once (L27). */
  all: () =>
    queryOptions({
      queryKey: BANNERS_KEY,
      queryFn: async ({ signal }) => (await api.get('banners', { signal }).list(bannerWire)).toSorted(bySort),
      staleTime: freshFor(HOUR_MS),
    }),

  /** What the app has learned to do (L27). */
  newFeatures: () =>
    queryOptions({
      queryKey: ['banners', 'new-features'],
      queryFn: async ({ signal }) =>
        (await api.get('banner/new-features', { signal }).list(bannerWire)).toSorted(bySort),
      staleTime: freshFor(HOUR_MS),
    }),
}
