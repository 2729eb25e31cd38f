import { expect, it } from 'vitest'
import { routeAt, splitToken, stillView } from './address'

const patterns = [
  '/',
  '/home',
  '/homework/*/*',
  '/reset',
  '/resetPassword',
  '/user/settings',
  '/subscriptions',
  '/course/*/**',
]
const DATA = { routes: patterns.map((pattern): [string, number[]] => [pattern, []]), alone: ['/reset'] }

it.each([
  ['', false, 'login'],
  ['', true, 'shell'],
  ['home', true, 'shell'],
  ['home', false, 'login'],
  ['home/', false, 'login'],
  ['homework/301/7', false, 'login'],
  ['resetPassword', true, 'shell'],
  ['course/301/calendar', true, 'shell'],
  ['subscriptions', true, 'shell'],
  ['reset', false, null],
  ['reset/', false, null],
  ['auto-login', true, null],
  ['logout', true, null],
  ['nonsense', false, null],
  ['nonsense', true, null],
  ['coursework', false, null],
  ['user/nonsense', false, null],
  ['homework/301', false, null],
])('still view of "%s", signed in: %s', (path, signedIn, expected) => {
  expect(stillView(path, signedIn, DATA)).toBe(expected)
})

it.each([
  ['home', 1],
  ['course/301/calendar', 2],
  ['course/301/calendar/4', 3],
  ['course/301/calendar/', 2],
  ['exam', undefined],
  ['exam/7', 4],
  ['exam/7/8', 4],
  ['course/301/calendar/4/5', undefined],
  ['nowhere', undefined],
  ['', 0],
])('route of "%s"', (path, expected) => {
  const routes: [string, number][] = [
    ['/', 0],
    ['/home', 1],
    ['/course/*/calendar', 2],
    ['/course/*/calendar/*', 3],
    ['/exam/**', 4],
  ]
  expect(routeAt(routes, path)?.[1]).toBe(expected)
})

it('takes the token out of an address and keeps the rest', () => {
  expect(splitToken('https://school.example/v/auto-login?token=abc&returnUrl=%2Fcourses#top')).toEqual({
    token: 'abc',
    clean: '/v/auto-login?returnUrl=%2Fcourses#top',
  })
  expect(splitToken('https://school.example/v/home')).toBeNull()
})
