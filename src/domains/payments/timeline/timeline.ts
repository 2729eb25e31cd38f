import { ownCommunities } from '#/domains/club/community-type'
import type { Community } from '#/domains/club/model'
import type { Stream } from '#/domains/study/model'
import { endOf, standingFreeze } from '#/domains/study/streams/stream-state'
import type { Subscription } from '#/domains/subscriptions/model'
import { listedSubscriptions } from '#/domains/subscriptions/purchase-guard'
import { subscriptionState } from '#/domains/subscriptions/subscription-state'
import { DAY_MS } from '#/lib/dates'
import type { Installment } from '../model'

/** What happens on a date. */
export type TimelineKind =
  | 'paid'
  | 'due'
  /** Its day is over, and it is not paid. */
  | 'overdue'
  | 'failed'
  | 'access-end'
  | 'course-end'
  | 'pause-start'
  | 'pause-end'
  | 'club-end'

export interface TimelineEntry {
  /** The same for the same thing for ever, even if its date moves: it names the event of a calendar. */
  key: string
  at: Date
  kind: TimelineKind
  /** The server's name of what it is about; empty: none. */
  title: string
  /** In minor units; null where the server does not say, or nothing is paid. */
  amount: number | null
  currency: string | null
  about: { of: 'subscription' | 'installment' | 'stream' | 'club'; id: number }
}

interface Sources {
  subscriptions: readonly Subscription[]
  plans: readonly Installment[]
  streams: readonly Stream[]
  clubs: readonly Pick<Community, 'id' | 'title' | 'userCommunity'>[]
}

interface Timeline {
  /** The earliest first. */
  toCome: TimelineEntry[]
  /** The latest first. */
  past: TimelineEntry[]
}

/** How far ahead payments are added up, and repeated ones foreseen. */
const SOON_MS = 30 * DAY_MS

/** All dates of what a learner has: what was paid, what is due, what ends. What is not paid yet is to come, however long ago it was due. */
export function timeline({ subscriptions, plans, streams, clubs }: Sources, now: Date): Timeline {
  const all = [
    ...listedSubscriptions(subscriptions).flatMap((one) => ofSubscription(one, now)),
    ...plans.flatMap((plan) => ofPlan(plan, now)),
    ...streams.flatMap(ofStream),
    ...ownCommunities(clubs, now).flatMap(ofClub),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.key < b.key ? -1 : 1))
  const isToCome = (entry: TimelineEntry) => isOwed(entry) || entry.at > now
  return { toCome: all.filter(isToCome), past: all.filter((entry) => !isToCome(entry)).toReversed() }
}

interface DueSoon {
  /** Minor units by currency, without those of which nothing is due. */
  sums: { currency: string; amount: number }[]
  /** Payments whose sum the server does not say. */
  unknown: number
}

/** What is to be paid within 30 days, what is overdue included. */
export function dueSoon(entries: readonly TimelineEntry[], now: Date): DueSoon {
  const sums = new Map<string, number>()
  let unknown = 0
  for (const { at, kind, amount, currency } of entries) {
    if (!isOwed({ kind }) || at.getTime() > now.getTime() + SOON_MS) continue
    if (amount === null || currency === null) unknown += 1
    else if (amount > 0) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  return { sums: [...sums].map(([currency, amount]) => ({ currency, amount })), unknown }
}

const isOwed = ({ kind }: Pick<TimelineEntry, 'kind'>) => kind === 'due' || kind === 'overdue' || kind === 'failed'

/** The next payment, with its repetitions within 30 days, or the end of access. */
function ofSubscription(subscription: Subscription, now: Date): TimelineEntry[] {
  const { id, title, amount, currency } = subscription
  const about = { of: 'subscription', id } as const
  const state = subscriptionState(subscription, now)
  if (state.kind === 'next_payment')
    return paymentDates(subscription, state.at, now).map((at, n) => ({
      // Its end has the key of its next payment, which does not come once it is cancelled.
      key: n === 0 ? `subscription-${id}` : `subscription-${id}-${n + 1}`,
      at,
      kind: at <= now ? 'overdue' : 'due',
      title,
      amount,
      currency,
      about,
    }))
  if ((state.kind !== 'ending' && state.kind !== 'ended') || !state.at) return []
  return [{ key: `subscription-${id}`, at: state.at, kind: 'access-end', title, amount: null, currency: null, about }]
}

/** A payment's date, and those of its repetitions that lie within 30 days. */
function paymentDates(subscription: Subscription, first: Date, now: Date): Date[] {
  const { period, interval, recurrentPaymentsEnabled } = subscription
  const dates = [first]
  if (!recurrentPaymentsEnabled || period === null || period === 'unknown' || interval < 1) return dates
  for (let n = 1; ; n += 1) {
    const at = later(first, period, interval * n)
    if (at.getTime() > now.getTime() + SOON_MS) return dates
    // What should have come since an overdue one is not known.
    if (at > now) dates.push(at)
  }
}

function later(from: Date, period: 'day' | 'week' | 'month' | 'year', count: number): Date {
  if (period === 'day' || period === 'week')
    return new Date(from.getTime() + count * (period === 'week' ? 7 : 1) * DAY_MS)
  const months = from.getUTCMonth() + count * (period === 'year' ? 12 : 1)
  const at = new Date(from)
  at.setUTCMonth(months, 1)
  // The 31st of a month of 30 days is its last one.
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(from.getUTCDate(), last))
  return at
}

/** Each payment of a plan that has a date; of a cancelled one only those that were made. */
function ofPlan(plan: Installment, now: Date): TimelineEntry[] {
  const { id, title, status, payments, nextPayAt, currency } = plan
  const entry = { title, currency, about: { of: 'installment', id } as const }
  const isGoingOn = status === 'active'
  const open = payments
    .filter((one) => one.status === 'waiting' || one.status === 'failed')
    .toSorted((a, b) => Number(a.payAt) - Number(b.payAt))
  const entries = payments.flatMap((payment): TimelineEntry[] => {
    const { status: state, amount, payAt } = payment
    const key = `payment-${payment.id}`
    if (state === 'paid') return payAt ? [{ ...entry, key, at: payAt, kind: 'paid', amount }] : []
    if (!isGoingOn || state === 'unknown') return []
    // The plan itself says when the next one is taken.
    const at = (payment === open[0] ? nextPayAt : null) ?? payAt
    if (!at) return []
    const isPast = at <= now
    // One that failed and has a day ahead is tried again then.
    return [{ ...entry, key, at, kind: !isPast ? 'due' : state === 'failed' ? 'failed' : 'overdue', amount }]
  })
  if (isGoingOn && open.length === 0 && nextPayAt)
    entries.push({
      ...entry,
      key: `plan-${id}`,
      at: nextPayAt,
      kind: nextPayAt <= now ? 'overdue' : 'due',
      amount: null,
    })
  return entries
}

/** A course's end, and both ends of its pause. */
function ofStream(stream: Stream): TimelineEntry[] {
  const { id, course } = stream
  const title = course?.caption ?? ''
  const freeze = standingFreeze(stream)
  const entry = (name: string, kind: TimelineKind, at: Date | null | undefined): TimelineEntry[] =>
    at
      ? [{ key: `stream-${id}-${name}`, at, kind, title, amount: null, currency: null, about: { of: 'stream', id } }]
      : []
  return [
    ...entry('end', 'course-end', endOf(stream)),
    ...entry('pause', 'pause-start', freeze?.startDate),
    ...entry('pause-end', 'pause-end', freeze?.endDate),
  ]
}

/** The end of the learner's time in a community. */
function ofClub({ id, title, userCommunity }: Sources['clubs'][number]): TimelineEntry[] {
  const at = userCommunity?.endDate
  if (!at) return []
  return [{ key: `club-${id}`, at, kind: 'club-end', title, amount: null, currency: null, about: { of: 'club', id } }]
}
