import { loadCode } from '#/platform/load-code'
import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#/domains/account/model'
import { accountQueries } from '#/domains/account/queries'
import { demoServiceOf } from '#/domains/study/streams/stream-groups'
import { courseQueries } from '#/domains/study/stream-queries'
import { pointQueries } from '#/domains/points/queries'
import { settledBrand } from '#/domains/site-config/current-brand'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { type DataLoadStatus, dataLoadStatus } from './data-load'

interface LearnerLoad {
  user: Promise<User>
  /** Settles with what guards judge by: streams (with a demo course where one is due) and subscriptions. Never rejects. */
  rest: Promise<unknown>
}

/**
 * Loads what a session starts with, in one round; once it is all there, only the learner and the streams are synchronised. What has
 * failed is requested again where `asksAgain`: with the next screen, but not for one that is only prefetched.
 */
export function loadLearner(client: QueryClient, asksAgain: boolean): LearnerLoad {
  const known = client.getQueryData(accountQueries.user().queryKey)
  const asked = client.query(accountQueries.user())
  // A learner who is known already neither waits for the answer nor is harmed by a failed one.
  const user = known ? Promise.resolve(known) : asked
  asked.catch(() => {})
  const status = learnerDataStatus(client)
  if (status === 'loaded') {
    client.query(courseQueries.streams()).catch(() => {})
    return { user, rest: Promise.resolve() }
  }
  if (!asksAgain && status === 'fail') return { user, rest: Promise.resolve() }
  const rest = Promise.allSettled([
    addDueDemo(client, user, client.query(courseQueries.streams())),
    client.query(subscriptionQueries.list()),
  ])
  // Shown when they are there, mostly in the first render: nothing waits for them.
  client.query(pointQueries.amount()).catch(() => {})
  client.query(siteConfigQueries.external()).catch(() => {})
  client.query(siteConfigQueries.domain()).catch(() => {})
  // What has failed before is requested again, but no screen waits for it.
  return { user, rest: status === 'fail' ? Promise.resolve() : rest }
}

/** The state of the load of all data. */
function learnerDataStatus(client: QueryClient): DataLoadStatus {
  const keys = [
    accountQueries.user().queryKey,
    courseQueries.streams().queryKey,
    subscriptionQueries.list().queryKey,
    pointQueries.amount().queryKey,
  ]
  return dataLoadStatus(keys.map((key) => client.getQueryState(key) ?? { errorUpdateCount: 0, fetchStatus: 'idle' }))
}

/** Learners for whom this page has already added a demo course. */
const demoAsked = new WeakMap<QueryClient, number>()

/** Adds the brand's demo course for a learner without any streams, once; the streams are fetched again then. */
async function addDueDemo(client: QueryClient, user: Promise<User>, asked: Promise<readonly unknown[]>) {
  const streams = await asked
  if (streams.length > 0) return
  const serviceId = demoServiceOf(await settledBrand(client))
  const { id } = await user
  if (serviceId === null || demoAsked.get(client) === id) return
  demoAsked.set(client, id)
  const { addDemoCourse } = await loadCode(() => import('#/domains/study/streams/add-demo-course'))
  await addDemoCourse(client, serviceId)
}
