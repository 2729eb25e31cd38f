import { queryOptions } from '@tanstack/react-query'
import { fetchText } from '#/platform/fetch-text'

export const lessonQueries = {
  /** A subtitle file (WebVTT) as text; the files of a video do not change. */
  subtitles: (url: string) =>
    queryOptions({
      queryKey: ['lessons', 'subtitles', url],
      queryFn: async ({ signal }) => {
        const { text } = await fetchText(url, signal)
        // Hosts may answer a missing file with a page of their own; and browsers read no file whose first word merely begins like this.
        if (!/^WEBVTT(?!\S)/.test(text)) throw new Error('Subtitle file is no WebVTT')
        return text
      },
      staleTime: Infinity,
    }),
}
