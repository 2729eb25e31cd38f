import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { setAnalyticsLearner } from '#/analytics/learner'
import { readToken, watchOwnToken } from '#/api/token-store'
import type { User } from '#/domains/account/model'
import { USER_KEY } from '#/domains/account/user-key'
import { agreeOnPolicy } from '#/domains/consent/choose-policy'
import { followKeptEntries } from '#/domains/lessons/viewing/kept-entries'
import { followKept } from '#/domains/downloads/follow-kept'
import { offerApp } from '#/domains/mobile-app/offer-app'
import { offerInstall } from '#/domains/mobile-app/offer-install'
import { offerUpdate } from '#/domains/mobile-app/offer-update'
import { finishTransactions } from '#/domains/purchases/store/finish-transactions'
import { offerPush } from '#/domains/push/offer-push'
import { pushSetup } from '#/domains/push/push-setup'
import { currentBrand } from '#/domains/site-config/current-brand'
import { courseQueries } from '#/domains/study/stream-queries'
import { followToActOn } from '#/domains/study/homework/count-to-act-on'
import { outboxOf } from '#/outbox/outbox'
import { isPolicyUnasked } from '#/platform/cookie-policy'
import { connectPush } from '#/platform/push'
import { modalTarget } from '#/ui/modals/modal-target'
import { loadIdleData } from './idle-data'
import { OUTBOX_KINDS } from './outbox-kinds'
import { moveSharedThings } from './route-motion'

interface Background {
  client: QueryClient
  router: RegisteredRouter
  learnerId: number
}

/** What an expert answers: after the first of these the learner may be offered to be told. */
const ANSWERED_KINDS = new Set(['homework-answer', 'chat-message'])

/** Starts the motion between screens, asks for what may come late, and sends what was watched or made offline. Returns a function that stops it all. */
export function startBackground({ client, router, learnerId }: Background): () => void {
  setAnalyticsLearner({ id: learnerId, isAdmin: client.getQueryData<User>(USER_KEY)?.isAdmin ?? false })
  if (!isPolicyUnasked()) void agreeOnPolicy(client)
  const outbox = outboxOf(client, learnerId)
  const send = () => outbox.start(OUTBOX_KINDS)
  const openPush = () => void router.navigate(modalTarget('push'))
  const openApp = () => void router.navigate(modalTarget('app'))
  const openInstall = () => void router.navigate(modalTarget('install'))
  const hasFinishedDay = () =>
    client.getQueryData(courseQueries.streams().queryKey)?.some(({ progress }) => progress.completeDaysCount > 0) ??
    false
  const stops = [
    moveSharedThings(router),
    ...(import.meta.env.APP_TYPE === 'mobile'
      ? []
      : [offerApp(client, openApp), offerInstall(hasFinishedDay, openInstall)]),
    followKeptEntries(client, learnerId),
    followToActOn(client, learnerId),
    followKept(client, learnerId),
    send(),
    // The sender ends with its token; the next one of the same learner goes on.
    watchOwnToken(() => {
      if (readToken() !== null && client.getQueryData<User>(USER_KEY)?.id === learnerId) send()
    }),
    outbox.onArrived((kind) => {
      if (ANSWERED_KINDS.has(kind)) offerPush(client, learnerId, openPush)
    }),
  ]
  void loadIdleData(client)
  // The vendor may be out of reach: the next visit tries again.
  connectPush(pushSetup(currentBrand(client)), learnerId).catch(() => {})
  // What the store does not tell now, it tells at the next start.
  if (import.meta.env.APP_TYPE === 'mobile') {
    finishTransactions(client, learnerId).catch(() => {})
    // Without the configuration nothing is known of a newer one.
    offerUpdate(client).catch(() => {})
  }
  return () => {
    setAnalyticsLearner(null)
    stops.forEach((stop) => stop())
  }
}
