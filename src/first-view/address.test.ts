import { expect, it } from 'vitest'
import { routeFiles, splitToken, stillView } from './address'

it.each([
  ['', false, 'login'],
  ['', true, 'shell'],
  ['home', true, 'shell'],
  ['home', false, 'login'],
  ['course/301/calendar', true, 'shell'],
  ['reset', false, null],
  ['auto-login', true, null],
  ['logout', true, null],
])('still view of "%s", signed in: %s', (path, signedIn, expected) => {
  expect(stillView(path, signedIn)).toBe(expected)
})

it.each([
  ['home', ['h.js']],
  ['course/301/calendar', ['c.js']],
  ['course/301/calendar/4', ['d.js']],
  ['course/301/calendar/', ['c.js']],
  ['course/301/calendar/4/5', []],
  ['nowhere', []],
])('files of "%s"', (path, expected) => {
  const routes: [string, string[]][] = [
    ['/home', ['h.js']],
    ['/course/*/calendar', ['c.js']],
    ['/course/*/calendar/*', ['d.js']],
  ]
  expect(routeFiles(routes, path)).toEqual(expected)
})

it('takes the token out of an address and keeps the rest', () => {
  expect(splitToken('https://school.example/v/auto-login?token=abc&returnUrl=%2Fcourses#top')).toEqual({
    token: 'abc',
    clean: '/v/auto-login?returnUrl=%2Fcourses#top',
  })
  expect(splitToken('https://school.example/v/home')).toBeNull()
})
