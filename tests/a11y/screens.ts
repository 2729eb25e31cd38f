import type { FileRoutesByTo } from '../../src/routeTree.gen.ts'
import { firstAddresses, routeFiles } from '../../brands/build/route-files.ts'
import { keepLessons, refuseStorage, sharePicture } from './kept-states.ts'
import { placed } from './place.ts'
import {
  addFirst,
  answerAll,
  answerWrongly,
  choosePhoto,
  compare,
  leavePayment,
  openAccountMenu,
  openBurger,
  openLock,
  openPicture,
  openRemove,
  openUnlink,
  payInVain,
  practise,
  removeInUse,
  saveWork,
  sayTooLittle,
  sendAppeal,
  signInEmpty,
  wantBreak,
} from './presses.ts'
import { SCHOOL_STATES } from './school-states.ts'
import { breaks, demoScenario, fails, loads, modal, scenario, type State } from './state.ts'

/** An address of the app, as the generated route tree has it. */
type Path = keyof FileRoutesByTo

/** A screen in one of its states. */
export interface ScreenState extends State {
  name: string
  path: string
}

/** Kinetic has no chats: their addresses are unknown there. */
const withChats = (state: State): State => ({ ...state, brands: ['lumen', 'demo'] })

/** The states beyond the plain one, by route. A route without an entry is drawn in its plain state only. */
const STATES: Partial<Record<Path, State[]>> = {
  '/': [
    scenario('fresh'),
    scenario('remote-theme'),
    { ...scenario('fresh'), act: signInEmpty },
    scenario('expired-token'),
    { situation: { scenario: 'fresh' }, search: 'modal=support' },
    { situation: { scenario: 'fresh' }, search: 'modal=language' },
    { situation: { scenario: 'fresh', fault: 'A31:403' } },
  ],
  '/reset': [scenario('fresh')],
  '/code': [scenario('fresh')],
  '/without-account': [{ ...scenario('fresh'), brands: ['demo'] }],
  '/app': [{ ...scenario('fresh'), brands: ['lumen', 'demo'] }],
  '/emailVerification': [scenario('email-verification')],
  '/phoneVerification': [scenario('phone-verification')],
  '/resetPassword': [scenario('password-update')],
  '/updateProfile': [scenario('profile-update')],
  '/signup': [{}, { act: answerWrongly }, { act: answerAll }].map((more) => ({ ...demoScenario('fresh'), ...more })),
  '/user-info-chat': [scenario('profile-update'), scenario('newcomer'), fails('A19')],
  '/linksocialnetworks': [{}, fails('A19')],
  '/user/social-networks': [{}, { act: openUnlink }, fails('A19'), loads('A19')],
  '/home': [
    {},
    scenario('empty'),
    scenario('mobile-only'),
    demoScenario('demo'),
    scenario('frozen'),
    scenario('not-started'),
    scenario('ended'),
    scenario('stopped'),
    scenario('homework-fail'),
    scenario('new-courses'),
    scenario('banners'),
    fails('L1'),
    fails('A9'),
    loads('L1'),
    { act: openAccountMenu, width: 1440 },
    { act: openBurger, width: 390 },
    modal('support'),
    modal('contact'),
    modal('language'),
    modal('document', { rest: '&url=https://school.example/terms.pdf' }),
    modal('document', { rest: '&url=javascript:alert(1)' }),
    { ...modal('email'), situation: { scenario: 'no-email' } },
    modal('app'),
    modal('install'),
    modal('diagnosis'),
    modal('cookies'),
    { ...modal('communities'), situation: { scenario: 'clubs' }, brands: ['lumen', 'demo'] },
    { ...modal('communities'), situation: { fault: 'L36:403' }, brands: ['lumen'] },
  ],
  '/courses': [
    {},
    scenario('empty'),
    scenario('bulk'),
    scenario('critical'),
    scenario('no-email'),
    fails('L1'),
    loads('L1'),
    { search: 'q=i' },
    { search: 'q=zzzz' },
    { search: 'category=2' },
    { search: 'q=blue&modal=trailer&course=82', brands: ['lumen'] },
    { search: 'q=i', ...fails('L43') },
    { search: 'q=i', ...loads('L43') },
  ],
  ...SCHOOL_STATES,
  '/catalog': [{}, scenario('nothing-sold'), { ...scenario('empty'), act: addFirst }, ...breaks('A23')],
  '/new-course/$courseId': [{}, scenario('empty'), scenario('nothing-sold'), ...breaks('L31'), ...breaks('L43')],
  '/course/$streamId/materials': [
    {},
    scenario('ended'),
    demoScenario('demo'),
    { ...scenario('ended'), act: saveWork },
    fails('L1'),
    loads('L1'),
  ],
  '/course/$streamId/extend': [
    {},
    scenario('stopped'),
    scenario('nothing-sold'),
    { ...fails('L29'), act: payInVain, brands: ['lumen'] },
    { act: leavePayment, brands: ['lumen'] },
    fails('L28'),
    loads('L28'),
  ],
  '/course/$streamId/calendar': [
    {},
    scenario('frozen'),
    scenario('freeze-created'),
    scenario('blocked-stage'),
    scenario('offers'),
    demoScenario('time-delay'),
    scenario('awkward'),
    scenario('selfie'),
    ...breaks('L7'),
    // Kinetic's first course is a demo, which cannot be paused.
    { ...modal('freeze'), situation: { scenario: 'homework-done' }, brands: ['lumen', 'demo'] },
    { ...modal('end-freeze'), situation: { scenario: 'frozen' } },
    // The stage that waits for homework is the third one in lumen, whose first two require some.
    { ...modal('locked', { rest: '&stage=3' }), situation: { scenario: 'blocked-stage' }, brands: ['lumen'] },
    { ...modal('locked', { rest: '&stage=2' }), situation: { scenario: 'blocked-stage' }, brands: ['kinetic', 'demo'] },
    { ...modal('skip', { rest: '&stage=3' }), situation: { scenario: 'blocked-stage' }, brands: ['lumen'] },
  ],
  '/course/$streamId/calendar/$dayNumber': [
    {},
    scenario('rest-day'),
    scenario('badly-filled'),
    scenario('not-converted'),
    scenario('not-started'),
    { ...demoScenario('offers-demo'), dayNumber: 9 },
    { search: 'tab=transcript' },
    modal('playback', { width: 390 }),
    modal('keys'),
    { act: practise },
    modal('finished', { dayNumber: 1 }),
    ...breaks('L7'),
  ],
  '/homework': [
    {},
    scenario('empty'),
    scenario('bulk'),
    scenario('homework-fail'),
    { ...scenario('homework-fail'), brands: ['lumen'], act: openLock },
    { search: 'shared=true', act: sharePicture },
    ...breaks('L14'),
  ],
  '/chat': [{}, scenario('empty'), scenario('chat-unread'), fails('L16'), loads('L16')].map(withChats),
  '/chat/$chatId': [
    {},
    scenario('chat-20000'),
    scenario('chat-unread'),
    scenario('chat-readonly'),
    scenario('outbox-waiting'),
    scenario('consultations'),
    scenario('not-started'),
    scenario('offers'),
    fails('L18'),
    loads('L18'),
  ].map(withChats),
  '/homework/$streamId/$homeworkId': [
    {},
    scenario('homework-fail'),
    scenario('homework-done'),
    scenario('homework-checking'),
    scenario('selfie'),
    scenario('offers'),
    demoScenario('demo'),
    { ...scenario('homework-done'), act: openPicture },
    ...breaks('L14'),
  ],
  '/tasks': [{}, scenario('empty')],
  '/tasks/$streamId/$homeworkId': [{}, scenario('homework-fail')],
  '/banners': [scenario('banners'), {}, fails('L27'), loads('L27')],
  '/support': [{}, fails('L33'), loads('L33')],
  '/support/$categoryId': [{}, { act: sendAppeal }],
  '/user/edit': [{}, modal('photo'), modal('photo', { act: choosePhoto }), modal('email-change')],
  '/user/statistics': [{}, scenario('empty')],
  '/user/progress': [
    scenario('homework-done'),
    { ...scenario('homework-done'), act: compare },
    scenario('empty'),
    scenario('photos'),
    fails('L18'),
  ],
  '/user/points': [{}, scenario('newcomer'), fails('A22'), ...breaks('A21')],
  '/user/points/history': [{}, scenario('newcomer'), ...breaks('A22')],
  '/user/setting': [{}],
  '/user/settings': [{}, scenario('admin'), modal('delete-account')],
  '/user/settings/reminders': [{}, scenario('newcomer'), ...breaks('L35')],
  '/user/settings/cookie': [{}, ...breaks('A25')],
  '/user/subscriptions': [{}, scenario('no-subscription'), scenario('unpaid'), scenario('stopped'), ...breaks('L38')],
  '/user/installments': [{}, scenario('empty'), scenario('payment-states'), fails('L41'), loads('L41')],
  '/user/timeline': [{}, scenario('empty'), scenario('payment-states'), scenario('frozen'), fails('L41'), loads('L41')],
  '/user/installments/$installmentId': [{}, scenario('payment-states'), fails('L41'), loads('L41')],
  // Brands that keep nothing do not know the address.
  '/user/settings/downloads': [{}, { act: keepLessons }, { act: refuseStorage }].map((more) => ({
    ...more,
    brands: ['lumen', 'demo'],
  })),
  '/user/settings/user-payment-methods': [
    {},
    scenario('empty'),
    scenario('payment-states'),
    { act: openRemove, brands: ['lumen'] },
    { act: removeInUse, brands: ['lumen'] },
    fails('L42'),
    loads('L42'),
  ],
  '/user/subscription/$subscriptionId': [
    {},
    scenario('subscription-cancelled'),
    scenario('subscription-lifetime'),
    scenario('subscription-undated'),
    scenario('unpaid'),
    scenario('stopped'),
    scenario('mobile-only'),
    scenario('awkward'),
    modal('cancel-subscription'),
    { ...modal('cancel-subscription'), act: wantBreak },
    { ...modal('cancel-subscription'), act: sayTooLittle },
    ...breaks('L38'),
  ],
}

/** All addresses of the app, from the routes themselves: a new one joins the matrix by itself. */
export const knownPaths = (): Path[] => pathsOf(routeFiles().filter(({ isLayout }) => !isLayout))

// Their names are those of the generated tree.
const pathsOf = (routes: { path: string }[]) => routes.map(({ path }) => path as Path)

/** Every drawn screen in every state. */
export function screenStates(): ScreenState[] {
  const states = pathsOf(firstAddresses().screens).flatMap((path) =>
    (STATES[path] ?? [{}]).map((state) => ({ ...state, path, name: nameOf(path, state) })),
  )
  return [...states, { name: 'not found', path: '/nowhere' }]
}

function nameOf(path: string, { situation = {}, search, act }: State): string {
  const parts = [situation.scenario, situation.persona, situation.fault, search, act?.name].filter(Boolean)
  return `${path} ${parts.join(' ') || 'main'}`
}

/** The address and situation of a state in a brand. */
export function whereIs({ path, dayNumber, search, situation = {} }: ScreenState, brand: string) {
  const scenario = situation.scenario ?? 'main'
  const named = dayNumber === undefined ? path : path.replace('$dayNumber', String(dayNumber))
  return { path: placed(named, brand, scenario) + (search ? `?${search}` : ''), situation: { ...situation, scenario } }
}
