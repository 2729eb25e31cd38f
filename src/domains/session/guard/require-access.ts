import { loadCode } from '#/platform/load-code'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { ModalName } from '#/ui/modals/modal-target'
import { report } from '#/api/report'
import { mayReload } from '#/api/release'
import { stepOfScreen } from '#/domains/account/access-steps'
import type { User } from '#/domains/account/model'
import { ADDING_DEMO } from '#/domains/study/streams/stream-groups'
import { courseQueries } from '#/domains/study/stream-queries'
import { currentBrand } from '#/domains/site-config/current-brand'
import type { OpenedRoute } from '#/domains/subscriptions/purchase-guard'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { pause } from '#/lib/pause'
import { type AccessFacts, accessVerdict } from './access-verdict'
import { loadLearner } from './load-learner'
import { takeOwnSignIn } from './own-sign-in'
import { reloadInLanguage } from '../entry/learner-language'
import { keepReturnPath } from './return-path'

/** What every signed-in route is given. */
export interface Access {
  user: User
  /** The subscription is for the mobile app only. */
  isUnavailable: boolean
}

/** The modal that an address opens over its screen, whatever that is. */
interface OpenModal {
  modal?: ModalName | undefined
  url?: string | undefined
  about?: string | undefined
}

interface AccessQuestion {
  client: QueryClient
  /** Without the router base. */
  location: { pathname: string; href: string; search: OpenModal }
  /** What the route says that the address leads to. */
  route: OpenedRoute
  /** Address of the screen on show; null: none behind the sign-in. */
  shown: string | null
  /** Run by a hover: nothing is kept or reported. */
  preload: boolean
  /** Run again only since the screen's loader has failed late: nothing that has failed is asked for a second time. */
  endsLate: boolean
}

/**
 * Streams and subscriptions are requested along with the learner and arrive at about the same time; a slow or broken answer does not
 * hold the shell back: `useAccessWatch` decides once it is there.
 */
const REST_PATIENCE_MS = 1000

/** The wait for the running load, which all screens share: once it is over, none of them waits for that load again. */
let wait: Promise<void> | null = null

/** The guard of every signed-in route: loads the learner, then passes or redirects as the chain says. */
export async function requireAccess(question: AccessQuestion): Promise<Access> {
  const { client, location, route, shown, preload } = question
  const load = loadLearner(client, !preload && !question.endsLate)
  const user = await load.user
  wait ??= pause(REST_PATIENCE_MS)
  await Promise.race([load.rest.then(() => (wait = null)), wait])
  const language = reloadInLanguage(location.href)
  if (language && !preload && (await mayReload())) {
    throw redirect({ href: language, reloadDocument: true, replace: true })
  }
  const facts = {
    user,
    // No streams means nothing while the demo course is being added.
    streams: client.isMutating({ mutationKey: ADDING_DEMO })
      ? null
      : (client.getQueryData(courseQueries.streams().queryKey) ?? null),
    subscriptions: client.getQueryData(subscriptionQueries.list().queryKey) ?? null,
  }
  const verdict = accessVerdict(route, facts)
  switch (verdict.kind) {
    case 'pass':
      // That screen itself may be where the sign-in led.
      if (!preload && (await isNetworkOffered(client, facts)) && route.name !== NETWORKS.name)
        throw redirect({ to: '/linksocialnetworks', search: { returnUrl: location.href }, replace: true })
      if (route.needsEmail && user.email === null)
        throw askForEmail(shown ?? currentBrand(client).homepage, location.href)
      return { user, isUnavailable: false }
    case 'unavailable':
      return { user, isUnavailable: true }
    case 'step': {
      const isLeaving = location.search.modal === 'sign-out'
      // Steps follow each other, so only the place before the first of them is kept; the question of a sign-out is no place.
      if (!preload && !isLeaving && !stepOfScreen(route.name)) keepReturnPath(location.href, user.id)
      throw redirect({ ...verdict.target, search: openModal(isLeaving ? location.search : {}), replace: true })
    }
    case 'done':
      throw redirect({ href: (await wayBack(user.id, preload)) ?? currentBrand(client).homepage, replace: true })
    case 'no-subscription':
      if (!preload) report(new Error('The learner has no subscription'), { context: 'guard' })
      throw redirect({ ...verdict.target, search: { ...openModal(location.search), warning: true }, replace: true })
  }
}

/** Stays on the screen on show, and asks there for what the screen `next` cannot do without. */
function askForEmail(shown: string, next: string) {
  const modal: ModalName = 'email'
  const address = new URL(shown, location.origin)
  address.searchParams.set('modal', modal)
  address.searchParams.set('next', next)
  return redirect({ href: address.pathname + address.search, replace: true })
}

/** The screen that offers a network after a sign-in. */
const NETWORKS: OpenedRoute = { name: 'linkSocialNetworks' }

/** Whether that screen is due, which is told once; not before the steps that the account demands, and not without its code. */
async function isNetworkOffered(client: QueryClient, facts: AccessFacts & { user: User }): Promise<boolean> {
  if (accessVerdict(NETWORKS, facts).kind !== 'pass' || !takeOwnSignIn()) return false
  const code = await loadCode(() => import('../social/networks-offer')).catch(() => null)
  return code?.takeNetworksOffer(facts.user, currentBrand(client)) ?? false
}

/** Documents, support and the question of a sign-out are open to everybody, so the redirect keeps them open. */
const openModal = ({ modal, url, about }: OpenModal): OpenModal => ({ modal, url, about })

/** The screen from which the first of the steps led away; the code that checks it loads only with the last step. */
async function wayBack(learnerId: number, preload: boolean): Promise<string | null> {
  if (preload) return null
  const { takeKeptScreen } = await loadCode(() => import('./take-return-path'))
  return takeKeptScreen(learnerId)
}
