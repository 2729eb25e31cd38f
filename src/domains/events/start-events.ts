import type { QueryClient } from '@tanstack/react-query'
import { settledBrand } from '#/domains/site-config/current-brand'
import { startAllCourses } from '#/domains/study/start-all-courses'
import { videoConsultationQueries } from '#/domains/video-consultations/queries'

/** Loader of the events: all at once, so that no row moves others; a brand without video consultations is asked for none. */
export async function startEvents(client: QueryClient): Promise<void> {
  await Promise.allSettled([
    startAllCourses(client).then(({ arrived }) => arrived),
    settledBrand(client).then(({ isVideoConsultationSupport }) =>
      isVideoConsultationSupport ? client.query(videoConsultationQueries.list()) : null,
    ),
  ])
}
