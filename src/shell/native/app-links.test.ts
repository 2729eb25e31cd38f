import { expect, it } from 'vitest'
import { linkPath } from './app-links'

const PLACES = { site: 'https://learn.kinetic.example/v/', scheme: 'example.kinetic.app' }

it.each([
  // Letters, pushes and other people's messages.
  ['https://learn.kinetic.example/v/', '/'],
  ['https://learn.kinetic.example/v/home', '/home'],
  ['https://learn.kinetic.example/v/course/301/calendar/4?lesson=2#notes', '/course/301/calendar/4?lesson=2#notes'],
  ['https://learn.kinetic.example/v/auto-login?token=abc&returnUrl=/home', '/auto-login?token=abc&returnUrl=/home'],
  ['https://learn.kinetic.example/v/resetPassword?token=abc', '/resetPassword?token=abc'],
  // Networks.
  [
    'https://learn.kinetic.example/v/?action=login&status=success&method=google&token=abc',
    '/?action=login&status=success&method=google&token=abc',
  ],
  [
    'https://learn.kinetic.example/v/?action=login&status=fail&errorCode=login_no_link',
    '/?action=login&status=fail&errorCode=login_no_link',
  ],
  [
    'https://learn.kinetic.example/v/user/social-networks?action=link&status=success',
    '/user/social-networks?action=link&status=success',
  ],
  // Banks.
  ['https://learn.kinetic.example/v/course/301/extend?order=77', '/course/301/extend?order=77'],
  ['https://learn.kinetic.example/v/user/subscription/5', '/user/subscription/5'],
  // The app's own scheme, for those that open no links of the site.
  ['example.kinetic.app://home', '/home'],
  ['example.kinetic.app:///user/subscription/5?paid=1', '/user/subscription/5?paid=1'],
  ['Example.Kinetic.App://chat/201', '/chat/201'],
  ['example.kinetic.app://', '/'],
  // Any app may send these.
  ['example.kinetic.app://auto-login?token=abc', null],
  ['example.kinetic.app://%61uto-login?x=1', null],
  ['example.kinetic.app://logout', null],
  ['example.kinetic.app://?action=login&status=success&token=abc', null],
  ['example.kinetic.app://home?a=%zz&token=abc', null],
  // Not ours.
  ['https://learn.kinetic.example/other', null],
  ['https://learn.kinetic.example.evil.example/v/home', null],
  ['https://evil.example/v/home', null],
  ['http://learn.kinetic.example/v/home', null],
  ['https://user@learn.kinetic.example/v/home', null],
  ['https://learn.kinetic.example/v//evil.example', null],
  ['example.kinetic.app:////evil.example', '/evil.example'],
  ['javascript:alert(1)', null],
  ['/home', null],
  ['', null],
])('%s leads to %s', (address, path) => {
  expect(linkPath(address, PLACES)).toBe(path)
})
