import { expect, it } from 'vitest'
import { parseJson } from './parse-json'

it.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{"broken', undefined],
])('%s says %j', (text, said) => {
  expect(parseJson(text)).toEqual(said)
})
