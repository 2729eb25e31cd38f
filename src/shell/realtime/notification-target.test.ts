import { expect, it } from 'vitest'
import { notificationTarget } from './notification-target'

const APP = 'https://learn.school.example/v/'

it.each([
  ['/courses', { kind: 'internal', path: '/courses' }],
  ['/v/course/301/calendar/5?x=1', { kind: 'internal', path: '/course/301/calendar/5?x=1' }],
  [`${APP}courses`, { kind: 'internal', path: '/courses' }],
  ['https://news.example/a?b=c', { kind: 'external', href: 'https://news.example/a?b=c' }],
  [' http://news.example ', { kind: 'external', href: 'http://news.example/' }],
  ['/logout', null],
  ['/v/delete?x', null],
  [`${APP}auto-login?token=x`, null],
  ['//evil.example/x', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['mailto:a@b.example', null],
  ['courses', null],
  ['', null],
  [null, null],
])('%s leads to %o', (url, target) => {
  expect(notificationTarget(url, APP)).toEqual(target)
})
