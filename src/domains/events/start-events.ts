import type { QueryClient } from '@tanstack/react-query'
import { settledBrand } from '#/domains/site-config/current-brand'
import { startAllCourses } from '#/domains/study/start-all-courses'
import { videoConsultationQueries } from '#/domains/video-consultations/queries'

/** Loader of the events, whose screen waits for the rest; a brand without video consultations is asked for none. */
export async function startEvents(client: QueryClient): Promise<void> {
  const askConsultations = async () => {
    const { isVideoConsultationSupport } = await settledBrand(client)
    if (isVideoConsultationSupport) await client.query(videoConsultationQueries.list())
  }
  // The screen shows a failure.
  askConsultations().catch(() => {})
  await startAllCourses(client)
}
