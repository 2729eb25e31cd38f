import { expect, it } from 'vitest'
import { articlesAddress, mayKnowToken } from './articles-address'

it('names the communities, the doubled size and the language', () => {
  expect(articlesAddress('https://club.example/api/', ['a b', 'c'], 'ru')).toBe(
    'https://club.example/api/articles/preview?external_id%5B%5D=a+b&external_id%5B%5D=c&thumbnail=740x420&lang=ru',
  )
})

it.each([
  ['https://club.example/api/x', true],
  ['https://club.example:8443/x', false],
  ['https://club.example.evil.example/x', false],
  ['http://club.example/x', false],
  ['nothing', false],
])('the token goes to %s: %s', (address, expected) => {
  expect(mayKnowToken(address, ['https://club.example'])).toBe(expected)
})
