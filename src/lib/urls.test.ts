import { expect, test } from 'vitest'

import { isHttpUrl, safeHttpUrl, withToken } from './urls'

test.each([
  ['https://example.com', true],
  ['HTTP://EXAMPLE.COM/a?b#c', true],
  ['https://example.com/with space', true],
  ['https:/example.com', false],
  ['https:example.com', false],
  ['https:///example.com', false],
  ['https://\\example.com', false],
  ['https://exa\tmple.com', false],
  ['https://exa mple.com', false],
  ['//example.com', false],
  ['/path', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['ftp://example.com', false],
  ['https://', false],
  [' https://example.com', false],
  ['', false],
])('isHttpUrl %s: %s', (text, expected) => {
  expect(isHttpUrl(text)).toBe(expected)
})

test.each([
  [' https://Example.com/a b ', 'https://example.com/a%20b'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['', null],
  [null, null],
  [undefined, null],
])('safeHttpUrl %s: %s', (text, expected) => {
  expect(safeHttpUrl(text)).toBe(expected)
})

test.each([
  ['https://admin.example', 'https://admin.example/?token=a.b-c_1'],
  ['https://admin.example/login?lang=en#top', 'https://admin.example/login?lang=en&token=a.b-c_1#top'],
  ['https://admin.example/login?token=old', 'https://admin.example/login?token=a.b-c_1'],
])('%s gets the token into its query', (address, expected) => {
  expect(withToken(address, 'a.b-c_1')).toBe(expected)
})
