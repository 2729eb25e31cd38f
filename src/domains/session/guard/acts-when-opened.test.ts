import { expect, it } from 'vitest'
import { actsWhenOpened } from './acts-when-opened'

it.each([
  ['/logout', true],
  ['/Logout/', true],
  ['/delete?returnUrl=/home', true],
  ['/auto-login#x', true],
  ['/%6Cogout', true],
  ['/lo%00gout', true],
  ['/%64elete?x=%zz', true],
  ['/logouts', false],
  ['/%zz', false],
  ['/user/delete', false],
  ['/home?to=/logout', false],
])('%s: %s', (path, acts) => {
  expect(actsWhenOpened(path)).toBe(acts)
})
