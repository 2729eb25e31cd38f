import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import { serverNow } from '#/api/clock'
import { catalogQueries } from '#/domains/catalog/queries'
import { showsNewCourses } from '#/domains/catalog/shows-new-courses'
import { clubQueries } from '#/domains/club/queries'
import { paymentQueries } from '#/domains/payments/queries'
import { currentBrand, settledBrand } from '#/domains/site-config/current-brand'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { studyQueries } from '#/domains/study/course-queries'
import { coursesUnderWay } from '#/domains/study/homework/count-to-act-on'
import { courseQueries } from '#/domains/study/stream-queries'

/**
 * Asks, once, for what the first view does without: communities, payments in parts and the school's short courses, of
 * each what the school has; and for the courses under way, so that the menus count their homework on every screen.
 */
export async function loadIdleData(client: QueryClient): Promise<void> {
  await Promise.allSettled([settledBrand(client), client.query(siteConfigQueries.domain())])
  const brand = currentBrand(client)
  const courseIds = (client.getQueryData(courseQueries.streams().queryKey) ?? []).map(({ courseId }) => courseId)
  if (brand.communityUrl !== null) void askOnce(client, clubQueries.communities())
  void askOnce(client, paymentQueries.installments())
  if (showsNewCourses(brand, new Date(serverNow()), courseIds))
    void askOnce(client, catalogQueries.start(brand.newHomeCourseIds))
  // One after another: nobody waits for them.
  for (const { id, courseId } of coursesUnderWay(client))
    await Promise.all([askOnce(client, studyQueries.status(id)), askOnce(client, studyQueries.stages(courseId))])
}

/** What a screen has asked for, with whatever end, is the screen's. */
async function askOnce<T, K extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<T, Error, T, T, K>,
): Promise<void> {
  const state = client.getQueryState(query.queryKey)
  if (state && (state.status !== 'pending' || state.fetchStatus !== 'idle')) return
  await client.query(query).catch(() => {})
}
