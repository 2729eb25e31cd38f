import type { QueryClient } from '@tanstack/react-query'
import { settledBrand } from '#/domains/site-config/current-brand'
import { startAllCourses } from '#/domains/study/start-all-courses'
import { videoConsultationQueries } from '#/domains/video-consultations/queries'
import { pause } from '#/lib/pause'

/** How long rows wait for each other, so that none moves another; after that those that are there are shown. */
const TOGETHER_MS = 2_000

/** Loader of the events: all at once where the line is good enough; a brand without video consultations is asked for none. */
export async function startEvents(client: QueryClient): Promise<void> {
  const consultations = Promise.allSettled([
    settledBrand(client).then(({ isVideoConsultationSupport }) =>
      isVideoConsultationSupport ? client.query(videoConsultationQueries.list()) : null,
    ),
  ])
  const { arrived } = await startAllCourses(client)
  await Promise.race([Promise.all([arrived, consultations]), pause(TOGETHER_MS)])
}
