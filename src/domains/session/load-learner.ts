import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#/domains/account/model'
import { accountQueries } from '#/domains/account/queries'
import { demoServiceOf } from '#/domains/courses/demo-streams'
import { courseQueries } from '#/domains/courses/queries'
import { pointQueries } from '#/domains/points/queries'
import { settledBrand } from '#/domains/site-config/current-brand'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { type DataLoadStatus, dataLoadStatus } from './data-load'

interface LearnerLoad {
  user: Promise<User>
  /** What guards judge by: streams (with a demo course where one is due) and subscriptions, come or failed; never rejects. */
  rest: Promise<unknown>
}

/** What a session starts with, asked for in one round; once it is there, only the learner and the streams are synchronised. */
export function loadLearner(client: QueryClient): LearnerLoad {
  const known = client.getQueryData(accountQueries.user().queryKey)
  const asked = client.query(accountQueries.user())
  // Who is known waits for no answer, and loses nothing by a failed one.
  const user = known ? Promise.resolve(known) : asked
  asked.catch(() => {})
  if (learnerDataStatus(client) === 'loaded') {
    client.query(courseQueries.streams()).catch(() => {})
    return { user, rest: Promise.resolve() }
  }
  const rest = Promise.allSettled([
    addDueDemo(client, user, client.query(courseQueries.streams())),
    client.query(subscriptionQueries.list()),
  ])
  // Shown when they are there, mostly in the first render: nobody waits for them.
  client.query(pointQueries.amount()).catch(() => {})
  client.query(siteConfigQueries.external()).catch(() => {})
  client.query(siteConfigQueries.domain()).catch(() => {})
  return { user, rest }
}

/** Where the load of all data stands. */
function learnerDataStatus(client: QueryClient): DataLoadStatus {
  const keys = [
    accountQueries.user().queryKey,
    courseQueries.streams().queryKey,
    subscriptionQueries.list().queryKey,
    pointQueries.amount().queryKey,
  ]
  return dataLoadStatus(keys.map((key) => client.getQueryState(key) ?? { status: 'pending', fetchStatus: 'idle' }))
}

/** Learners whom this page has already added a demo course for. */
const demoAsked = new WeakMap<QueryClient, number>()

/** Adds the brand's demo course for a learner without any stream: once, then the streams are asked for once more. */
async function addDueDemo(client: QueryClient, user: Promise<User>, asked: Promise<readonly unknown[]>) {
  const streams = await asked
  if (streams.length > 0) return
  const serviceId = demoServiceOf(await settledBrand(client))
  const { id } = await user
  if (serviceId === null || demoAsked.get(client) === id) return
  demoAsked.set(client, id)
  const { addDemoCourse } = await import('#/domains/courses/add-demo-course')
  await addDemoCourse(client, serviceId)
}
