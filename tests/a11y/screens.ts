import { readFileSync } from 'node:fs'
import type { Situation } from '../e2e/app.ts'

/** A screen in one of its states. */
export type ScreenState = { name: string; path: string; situation: Situation }

/** Addresses that act or lead elsewhere: nothing of theirs is ever drawn. */
const PASSING = new Set([
  '/auto-login',
  '/logout',
  '/chats',
  '/subscriptions',
  '/user',
  '/course',
  '/course/$streamId',
  '/course/calendar',
  '/course/$streamId/stages',
  '/course/$streamId/freeze',
  '/course/$streamId/stages/$stageId/days/$dayId',
  '/document',
])

/** Values of an address' parts, and the situations beyond the full one that show its other states. */
const STATES: Record<string, Situation[]> = {
  '/': [{ scenario: 'fresh' }, { scenario: 'config-fail' }, { scenario: 'remote-theme', persona: 'none' }],
  '/reset': [{ scenario: 'fresh' }],
  '/emailVerification': [{ scenario: 'email-verification' }],
  '/phoneVerification': [{ scenario: 'phone-verification' }],
  '/resetPassword': [{ scenario: 'password-update' }],
  '/updateProfile': [{ scenario: 'profile-update' }],
  '/home': [{}, { scenario: 'empty' }, { scenario: 'mobile-only' }, { fault: 'user-course-streams:500' }, { scenario: 'demo' }],
  '/courses': [{}, { scenario: 'empty' }, { scenario: 'bulk' }, { fault: 'user-course-streams:502' }],
  '/course/$streamId/calendar': [
    {},
    { scenario: 'frozen' },
    { scenario: 'blocked-stage' },
    { scenario: 'time-delay' },
    { scenario: 'awkward' },
    { fault: 'courses/*/stages:500' },
  ],
  '/course/$streamId/calendar/$dayNumber': [
    {},
    { scenario: 'rest-day' },
    { scenario: 'badly-filled' },
    { scenario: 'not-converted' },
    { fault: 'courses/*/stages:500' },
  ],
  '/homework': [{}, { scenario: 'empty' }, { scenario: 'bulk' }, { fault: 'homework:500' }],
  '/homework/$streamId/$homeworkId': [{}, { scenario: 'homework-fail' }, { scenario: 'homework-done' }, { scenario: 'homework-checking' }, { scenario: 'selfie' }],
  '/tasks': [{}, { scenario: 'empty' }],
  '/tasks/$streamId': [{}],
  '/tasks/$streamId/$homeworkId': [{}, { scenario: 'homework-fail' }],
  '/user/setting': [{}],
  '/user/settings': [{}, { scenario: 'admin' }],
  '/user/subscriptions': [{}, { scenario: 'no-subscription' }, { scenario: 'unpaid' }, { fault: 'payment-subscription:500' }],
}

/** All addresses of the app, from the generated route tree: a new route is in the matrix by itself. */
export function knownPaths(): string[] {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const block = /export interface FileRoutesByTo \{([\s\S]*?)\n\}/.exec(tree)?.[1] ?? ''
  return [...block.matchAll(/'([^']+)': typeof/g)].map((match) => match[1] ?? '')
}

/** Every drawn screen in every state; a route that nobody described is drawn in the plain situation. */
export function screenStates(): ScreenState[] {
  const drawn = knownPaths().filter((path) => !PASSING.has(path))
  const states = drawn.flatMap((path) =>
    (STATES[path] ?? [{}]).map((situation) => ({
      name: `${path} ${situation.scenario ?? situation.fault ?? 'full'}`,
      path,
      situation: { scenario: 'main', ...situation },
    })),
  )
  return [...states, { name: 'not found', path: '/nowhere', situation: { scenario: 'main' } }]
}

/** Pairs of values are each covered once, not all products: the quick run's cover of brand, theme, language and size. */
export function pairwise<T>(states: readonly T[], variants: number): [T, number][] {
  return states.map((state, index) => [state, index % variants])
}
