import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { type BannerPosition, PLACES } from '#/domains/banners/places'
import { actsWhenOpened } from '#/domains/session/guard/acts-when-opened'
import { purchaseTarget } from '#/domains/subscriptions/purchase-guard'
import { createRouter } from '../router'
import { failedPart } from '#/shell/route-error'
import { factsAt } from '../shell/route-facts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
const router = createRouter({ queryClient: new QueryClient() })
const routes = Object.values(router.routesByPath).map((route) => ({
  id: route.id,
  path: route.fullPath,
  draws: 'component' in route.options,
}))
const screens = routes.filter(({ draws }) => draws)
const inShell = screens.filter(({ id, path }) => id.startsWith('/_auth/') && !factsAt(router, path).isBare)

it.each(screens)('$path says its name', ({ path }) => {
  expect(factsAt(router, path).name).toMatch(/^[a-z][\w-]+$/i)
})

it.each(inShell)('$path has its place in the menus and words for its failure', ({ id, path }) => {
  const { section, parent } = factsAt(router, path)
  expect(section).toMatch(/^(home|course|chat|task|catalog|profile)$/)
  expect(i18n._(failedPart(id, router).words)).not.toBe('This page didn’t load')
  expect(failedPart(id, router).section?.to, 'a parent has a crumb').toBe(parent)
})

it.each(screens.filter(({ id }) => id.startsWith('/_auth/')))(
  '$path says whether it stays open without a subscription (isOpenUnpaid)',
  ({ path }) => {
    expect(factsAt(router, path).isOpenUnpaid).toBeTypeOf('boolean')
  },
)

it.each(routes.filter(({ draws }) => !draws))('$path says whether it leads on (leadsOn) or acts (acts)', ({ path }) => {
  const { leadsOn, acts } = factsAt(router, path)
  expect(acts ?? leadsOn).toBeTypeOf('boolean')
})

it.each(routes)('nothing from outside opens $path if it acts', ({ path }) => {
  expect(actsWhenOpened(path)).toBe(factsAt(router, path).acts ?? false)
})

it.each([
  ['/', 'login'],
  ['/reset', 'accessRecovery'],
  ['/resetPassword', 'resetPassword'],
  ['/emailVerification', 'emailVerification'],
  ['/phoneVerification', 'phoneVerification'],
  ['/updateProfile', 'updateProfile'],
  ['/signup', 'signup'],
  ['/code', 'login-by-code'],
  ['/without-account', 'withoutAccount'],
  ['/app', 'app'],
  ['/user-info-chat', 'user-info-chat'],
  ['/linksocialnetworks', 'linkSocialNetworks'],
  ['/user/social-networks', 'socialNetworks'],
  ['/user/settings', 'userSettings'],
  ['/user/settings/', 'userSettings'],
  ['/user/setting', 'userSetting'],
  ['/user/subscriptions', 'subscriptions'],
  ['/user/subscription/3301', 'subscription'],
  ['/user/installments', 'installments'],
  ['/user/settings/user-payment-methods', 'userPaymentMethods'],
  ['/home', 'home'],
  ['/courses', 'home-courses'],
  ['/events', 'home-events'],
  ['/videoconsultations', 'videoconsultations'],
  ['/videoconsultations/55', 'videoconsultation'],
  ['/catalog', 'home-catalog'],
  ['/new-course/81', 'new-course'],
  ['/course/301/calendar', 'calendar'],
  ['/course/301/calendar/4', 'day'],
  ['/homework', 'homeworks'],
  ['/homework/301/651', 'homework'],
  ['/tasks', 'tasks'],
  ['/tasks/301', 'tasks-stream'],
  ['/tasks/301/651', 'task'],
  ['/course/301/nowhere', undefined],
  ['/support', 'support'],
  ['/banners', 'banners'],
  ['/support/10', 'support-category'],
  ['/support/10/301', 'support-category-stream'],
  ['/nowhere', undefined],
])('%s is the %s of the specification', (path, name) => {
  expect(factsAt(router, path).name).toBe(name)
})

it.each([
  ['/home', 'home'],
  ['/courses', 'course'],
  ['/catalog', 'catalog'],
  ['/course/301/calendar/4', 'course'],
  ['/course/301/nowhere', 'course'],
  ['/tasks/301', 'task'],
  ['/homework/301/651', 'task'],
  ['/user/subscriptions', 'profile'],
  ['/coursework', undefined],
  ['/support', 'profile'],
])('%s lies in the section %s', (path, section) => {
  expect(factsAt(router, path).section).toBe(section)
})

it('whoever writes to support or buys has an email', () => {
  const asked = screens.filter(({ path }) => factsAt(router, path).needsEmail).map(({ path }) => path)
  expect(new Set(asked)).toEqual(
    new Set([
      '/support/',
      '/support/$categoryId/',
      '/support/$categoryId/$streamId',
      '/new-course/$courseId',
      '/course/$streamId/extend',
    ]),
  )
})

it('every position of the banners is a screen', () => {
  const taken = new Set(screens.map(({ path }) => factsAt(router, path).banners))
  expect(Object.keys(PLACES).filter((position) => !taken.has(position as BannerPosition))).toEqual([])
})

it('the phone’s header leads back from all but the first screens of sections', () => {
  const roots = screens
    .filter(({ path }) => factsAt(router, path).isSectionRoot)
    .map(({ path }) => path.replace(/(?<=.)\/$/, ''))
  expect(new Set(roots)).toEqual(
    new Set(['/home', '/courses', '/events', '/catalog', '/homework', '/tasks', '/chat', '/user/setting']),
  )
})

it('without a subscription only the steps, what can be bought, the subscriptions, the profile and settings stay open', () => {
  const caught = { subscriptions: [{ isActive: false, isLifetime: false }], streams: [{ isOptionalPurchase: true }] }
  const open = screens.filter(
    ({ id, path }) => id.startsWith('/_auth/') && !purchaseTarget(factsAt(router, path), caught),
  )
  const expected = [
    '/course/$streamId/extend',
    '/emailVerification',
    '/new-course/$courseId',
    '/support/',
    '/support/$categoryId/',
    '/support/$categoryId/$streamId',
    '/phoneVerification',
    '/resetPassword',
    '/updateProfile',
    '/user-info-chat',
    '/user/edit',
    '/user/installments/',
    '/user/installments/$installmentId',
    '/user/setting',
    '/user/settings',
    '/user/settings/cookie',
    '/user/settings/downloads',
    '/user/settings/notifications',
    '/user/settings/password',
    '/user/settings/reminders/',
    '/user/settings/reminders/$id',
    '/user/settings/reminders/new',
    '/user/settings/user-payment-methods',
    '/user/settings/stored',
    '/user/statistics',
    '/user/subscription/$subscriptionId',
    '/user/subscriptions',
    '/user/timeline',
  ]
  expect(new Set(open.map(({ path }) => path))).toEqual(new Set(expected))
})

it.each([
  ['/_auth', 'Your account didn’t load', undefined],
  ['/_auth/_home', 'Your courses didn’t load', undefined],
  ['/_auth/_home/courses', 'Your courses didn’t load', undefined],
  ['/_auth/course/$streamId', 'This course didn’t load', 'My courses at /courses'],
  ['/_auth/course/$streamId/calendar/', 'This course didn’t load', 'My courses at /courses'],
  ['/_auth/course/$streamId/calendar/$dayNumber', 'This day didn’t load', 'My courses at /courses'],
  ['/_auth/homework/', 'Your homework didn’t load', undefined],
  ['/_auth/homework/$streamId/$homeworkId', 'Your homework didn’t load', 'Homework at /homework'],
  ['/_auth/tasks/', 'Your homework didn’t load', undefined],
  ['/_auth/tasks/$streamId/', 'Your homework didn’t load', 'Tasks at /tasks'],
  ['/_auth/tasks/$streamId/$homeworkId', 'Your homework didn’t load', 'Tasks at /tasks'],
  ['/_auth/user/subscriptions', 'Your subscriptions didn’t load', 'Settings at /user/settings'],
  ['/_auth/user/subscription/$subscriptionId', 'This subscription didn’t load', 'Subscriptions at /user/subscriptions'],
  ['/_auth/user/settings', 'Your settings didn’t load', undefined],
  ['/_auth/updateProfile', 'This page didn’t load', undefined],
  ['/_guest/reset', 'This page didn’t load', undefined],
  ['__root__', 'This page didn’t load', undefined],
])('what failed in %s: %s, in %s', (routeId, words, section) => {
  const part = failedPart(routeId, router)
  expect(i18n._(part.words)).toBe(words)
  expect(part.section && `${i18n._(part.section.name)} at ${part.section.to}`).toBe(section)
})
