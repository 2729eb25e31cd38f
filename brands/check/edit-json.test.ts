import { expect, it } from 'vitest'
import { editJson } from './edit-json.ts'

it('changes values and leaves the rest as it was written', () => {
  const text = '{\n\t"id":  "a",\n\t"theme": { "radius": 6,  "pill": false },\n\t"list": [1,2]\n}\n'
  expect(
    editJson(text, [
      [['id'], 'b'],
      [['theme', 'radius'], 9],
    ]),
  ).toBe(text.replace('"a"', '"b"').replace('6', '9'))
  expect(JSON.parse(editJson(text, [[['theme', 'pill'], undefined]]))).toMatchObject({ theme: { radius: 6 } })
})

it('adds what is not there in the file’s own way', () => {
  expect(editJson('{\r\n    "a": 1\r\n}', [[['b', 'c'], true]])).toBe(
    '{\r\n    "a": 1,\r\n    "b": {\r\n        "c": true\r\n    }\r\n}',
  )
  expect(editJson('{}', [[['a'], 1]])).toBe('{\n  "a": 1\n}')
})
