import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import { serverNow } from '#/api/clock'
import { catalogQueries } from '#/domains/catalog/queries'
import { showsNewCourses } from '#/domains/catalog/shows-new-courses'
import { clubQueries } from '#/domains/club/queries'
import { paymentQueries } from '#/domains/payments/queries'
import { currentBrand, settledBrand } from '#/domains/site-config/current-brand'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { courseQueries } from '#/domains/study/stream-queries'

/** Asks, once, for what the first view does without: communities, payments in parts and the school's short courses, of each what the school has. */
export async function loadIdleData(client: QueryClient): Promise<void> {
  await Promise.allSettled([settledBrand(client), client.query(siteConfigQueries.domain())])
  const brand = currentBrand(client)
  const courseIds = (client.getQueryData(courseQueries.streams().queryKey) ?? []).map(({ courseId }) => courseId)
  if (brand.communityUrl !== null) askOnce(client, clubQueries.communities())
  askOnce(client, paymentQueries.installments())
  if (showsNewCourses(brand, new Date(serverNow()), courseIds))
    askOnce(client, catalogQueries.start(brand.newHomeCourseIds))
}

/** What a screen has asked for, with whatever end, is the screen's. */
function askOnce<T, K extends QueryKey>(client: QueryClient, query: QueryExecuteOptions<T, Error, T, T, K>): void {
  const state = client.getQueryState(query.queryKey)
  if (state && (state.status !== 'pending' || state.fetchStatus !== 'idle')) return
  client.query(query).catch(() => {})
}
