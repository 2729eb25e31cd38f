import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { accountQueries } from '#/domains/account/queries'
import { currentBrand, settledBrand } from '#/domains/site-config/current-brand'

/** Loader of what is kept on the device; an unknown address where the brand keeps nothing. */
export async function startDownloads(client: QueryClient): Promise<void> {
  const isOn = currentBrand(client).isOfflineEnable || (await settledBrand(client)).isOfflineEnable
  if (!isOn) throw notFound()
  await queryUnlessFailed(client, accountQueries.user())
}
