import type { Page } from '@playwright/test'
import type { FileRoutesByTo } from '../../src/routeTree.gen.ts'
import { fails, loads, scenario, type State } from './state.ts'

/** Kinetic has no video consultations: their addresses are unknown there. */
const withCalls = (state: State): State => ({ ...state, brands: ['lumen', 'demo'] })
const bookNothing = (page: Page) => page.locator('main form button[type=submit]').click()

/** The states of the screens around the courses, by route. */
export const SCHOOL_STATES = {
  '/events': [
    {},
    scenario('empty'),
    scenario('bulk'),
    fails('L3'),
    { ...fails('L24'), brands: ['lumen', 'demo'] },
    loads('L7'),
  ],
  '/videoconsultations': [
    {},
    scenario('calls-none'),
    scenario('call-now'),
    { search: 'tab=history' },
    { ...scenario('call-history'), search: 'tab=history' },
    fails('L24'),
    fails('L25'),
    loads('L24'),
  ].map(withCalls),
  '/videoconsultations/$consultationId': [
    {},
    { act: bookNothing },
    { ...scenario('call-now') },
    { ...scenario('call-history') },
    fails('L24'),
    loads('L24'),
  ].map(withCalls),
} satisfies Partial<Record<keyof FileRoutesByTo, State[]>>
