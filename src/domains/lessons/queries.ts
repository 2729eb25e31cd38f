import { queryOptions } from '@tanstack/react-query'
import { fetchText } from '#/platform/fetch-text'

export const lessonQueries = {
  /** A subtitle file (WebVTT) as text; files of a video do not change. */
  subtitles: (url: string) =>
    queryOptions({
      queryKey: ['lessons', 'subtitles', url],
      queryFn: async ({ signal }) => (await fetchText(url, signal)).text,
      staleTime: Infinity,
    }),
}
