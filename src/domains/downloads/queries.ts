import { queryOptions } from '@tanstack/react-query'
import { ALWAYS_STALE } from '#/api/stale-time'
import { canPlayCodecs } from '#/platform/device'
import { fetchPart } from './fetch-part'
import { qualitiesOf } from './hls-parts'
import { estimate, isKeptForGood } from '#/platform/device-space'

export const downloadQueries = {
  /** The qualities that a video's playlist offers, the smallest first. */
  qualities: (m3u8: string) =>
    queryOptions({
      queryKey: ['downloads', 'qualities', m3u8],
      queryFn: async ({ signal }) => {
        const url = new URL(m3u8, location.href).href
        const { bytes } = await fetchPart({ url, range: null }, signal)
        return qualitiesOf(await bytes.text(), url, canPlayCodecs)
      },
    }),

  /** What this page keeps on the device and may keep, in bytes; nothing where the browser does not say. */
  space: () =>
    queryOptions({
      queryKey: ['downloads', 'space'],
      queryFn: estimate,
      staleTime: ALWAYS_STALE,
      // It asks the device.
      networkMode: 'always',
    }),

  /** Whether the browser has promised not to erase what is kept. */
  isForGood: () =>
    queryOptions({
      queryKey: ['downloads', 'is-for-good'],
      queryFn: isKeptForGood,
      staleTime: ALWAYS_STALE,
      networkMode: 'always',
    }),
}
