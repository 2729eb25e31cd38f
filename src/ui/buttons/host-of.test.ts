import { expect, test } from 'vitest'
import { hostOf } from './host-of'

test.each([
  ['https://www.school.example/a?b', 'school.example'],
  ['http://t.example:8080', 't.example:8080'],
  ['mailto:a@b.example', null],
  ['javascript:alert(1)', null],
  ['not an address', null],
])('host of %s is %j', (address, host) => {
  expect(hostOf(address)).toBe(host)
})
