import { expect, it } from 'vitest'
import { stillView } from '../../src/first-view/address.ts'
import { firstAddresses, routeFiles } from './route-files.ts'

const { screens, leadingOn, alone } = firstAddresses()
const patterns = [...screens.map(({ pattern }) => pattern), ...leadingOn]
const data = { routes: patterns.map((pattern): [string, number[]] => [pattern, []]), alone }

it.each([
  ['', false, 'login'],
  ['', true, 'shell'],
  ['home', true, 'shell'],
  ['homework/301/7', false, 'login'],
  ['resetPassword', true, 'shell'],
  ['course', false, 'login'],
  ['course/301', false, 'login'],
  ['course/301/calendar', true, 'shell'],
  ['course/301/calendar/4/5', true, 'shell'],
  ['course/301/freeze', true, 'shell'],
  ['course/301/stages', true, 'shell'],
  ['course/301/stages/7/days/8', true, 'shell'],
  ['course/calendar', false, 'login'],
  ['document', false, 'login'],
  ['subscriptions', true, 'shell'],
  ['user', true, 'shell'],
  ['user/settings/downloads', true, 'shell'],
  ['user/settings/reminders/5', true, 'shell'],
  ['reset', false, null],
  ['auto-login', true, null],
  ['logout', true, null],
  ['chats', true, null],
  ['nonsense', true, null],
  ['coursework', false, null],
  ['user/nonsense', false, null],
  ['homework/301', false, null],
])('still view of "%s" by the routes themselves, signed in: %s', (path, signedIn, expected) => {
  expect(stillView(path, signedIn, data)).toBe(expected)
})

it('tells layouts, screens and addresses without either apart', () => {
  const routes = new Map(routeFiles().map((route) => [route.file, route]))
  expect(routes.get('src/routes/_auth/course.$streamId/route.tsx')).toMatchObject({
    path: '/course/$streamId',
    isLayout: true,
  })
  expect(routes.get('src/routes/_auth/course.$streamId/calendar.index.tsx')).toMatchObject({
    path: '/course/$streamId/calendar',
    isLayout: false,
    draws: true,
  })
  expect(routes.get('src/routes/_auth/user/setting.tsx')).toMatchObject({ path: '/user/setting', draws: true })
  expect(routes.get('src/routes/_auth/user/settings_.cookie.tsx')).toMatchObject({ path: '/user/settings/cookie' })
  expect(routes.get('src/routes/logout.tsx')).toMatchObject({ draws: false, leadsOn: false })
})
