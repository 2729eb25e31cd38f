import { expect, it } from 'vitest'
import { doubledKeys } from './json-doubles.ts'

it.each<[string, string, { key: string; line: number }[]]>([
  ['one key in several objects', '{"a":{"id":1},"b":[{"id":1},{"id":2}]}', []],
  ['keys inside texts', String.raw`{"a":"\"b\": {","b":"}"}`, []],
  ['a key given again', '{\n"id": "a",\n"list": [{"x":1}],\n"id" : "b"}', [{ key: 'id', line: 4 }]],
  ['a key given again below', '{"a":{"b":1,"b":2}}', [{ key: 'b', line: 1 }]],
])('%s', (_, json, doubles) => {
  expect(doubledKeys(json)).toEqual(doubles)
})
