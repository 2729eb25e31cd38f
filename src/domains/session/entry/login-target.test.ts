import { expect, it } from 'vitest'

import { type LoginFacts, loginTarget } from './login-target'

const rules = { appUrl: 'https://learn.example/v/', trustedOrigins: ['https://club.example'], token: 'abc' }
const nothing: LoginFacts = { returnUrl: null, storedPath: null, homepage: '/home' }
const home = { kind: 'internal', address: '/home', isDropped: false }

it.each<[string, Partial<LoginFacts>, object]>([
  ['nothing', {}, home],
  ['empty texts', { returnUrl: '', storedPath: '' }, home],
  ['another homepage', { homepage: '/courses' }, { ...home, address: '/courses' }],
  ['the query', { returnUrl: '/chat', storedPath: '/tasks' }, { ...home, address: '/chat' }],
  ['the stored path', { storedPath: '/course/301/calendar' }, { ...home, address: '/course/301/calendar' }],
  ['a path with the base', { returnUrl: '/v/chat/201' }, { ...home, address: '/chat/201' }],
  [
    'a trusted site',
    { returnUrl: 'https://club.example/a?b=1' },
    { kind: 'external', address: 'https://club.example/a?b=1&token=abc', isDropped: false },
  ],
  ['a foreign site', { returnUrl: 'https://evil.example/', storedPath: '/tasks' }, { ...home, isDropped: true }],
  ['a foreign host as a path', { returnUrl: '//evil.example/' }, { ...home, isDropped: true }],
  ['a script', { returnUrl: 'javascript:alert(1)' }, { ...home, isDropped: true }],
  ['the way out', { returnUrl: '/logout' }, { ...home, isDropped: true }],
  ["a stranger's token", { returnUrl: '/auto-login?token=evil' }, { ...home, isDropped: true }],
  ['a deletion', { returnUrl: '/delete/' }, { ...home, isDropped: true }],
  ['a path that only begins so', { returnUrl: '/deleted' }, { ...home, address: '/deleted' }],
])('%s', (_name, facts, target) => {
  expect(loginTarget({ ...nothing, ...facts }, rules)).toEqual(target)
})
