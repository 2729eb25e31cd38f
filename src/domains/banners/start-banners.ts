import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { settledBrand } from '#/domains/site-config/current-brand'
import { bannerQueries } from './queries'

/** Loader of the news: a brand without banners does not know the address, and asks for none. */
export async function startBanners(client: QueryClient): Promise<void> {
  const { isBannerEnable } = await settledBrand(client)
  if (!isBannerEnable) throw notFound()
  await Promise.all([client.query(bannerQueries.all()), client.query(bannerQueries.newFeatures())])
}
