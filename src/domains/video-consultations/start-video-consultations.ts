import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ALWAYS_STALE } from '#/api/stale-time'
import { settledBrand } from '#/domains/site-config/current-brand'
import { videoConsultationQueries } from './queries'

/** Loader of the list; an unknown address where the brand has no video consultations. */
export async function startVideoConsultations(client: QueryClient): Promise<void> {
  await demandSupport(client)
  await Promise.allSettled([
    client.query(videoConsultationQueries.list()),
    client.query(videoConsultationQueries.available()),
  ])
}

/** Loader of one consultation, which must be the learner's. */
export async function startVideoConsultation(client: QueryClient, id: number): Promise<void> {
  await demandSupport(client)
  if (!Number.isSafeInteger(id) || id < 1) throw notFound()
  const list = videoConsultationQueries.list()
  const has = (all: readonly { id: number }[]) => all.some((one) => one.id === id)
  // It may be newer than what is known.
  if (!has(await client.query(list)) && !has(await client.query({ ...list, staleTime: ALWAYS_STALE }))) throw notFound()
}

async function demandSupport(client: QueryClient): Promise<void> {
  const { isVideoConsultationSupport } = await settledBrand(client)
  if (!isVideoConsultationSupport) throw notFound()
}
