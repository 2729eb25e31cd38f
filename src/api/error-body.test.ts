import { expect, test } from 'vitest'
import { errorText, readErrorBody } from './error-body'

test.each<[string, unknown, string | null]>([
  ['M', { message: 'Already done' }, 'Already done'],
  [
    'L',
    [
      { field: 'a', message: 'A' },
      { field: 'b', message: 'B' },
    ],
    'A; B',
  ],
  ['L of texts', ['A', 'B'], 'A; B'],
  ['L with gaps', [{ field: 'a' }, null, 5, { message: ' B ' }], 'B'],
  ['empty L', [], null],
  ['N', { name: 'Not Found', message: 'Object not found: 999', code: 0 }, 'Not Found: Object not found: 999'],
  ['N without a message', { name: 'Not Found', message: '' }, null],
  ['N without a name', { name: null, message: 'Gone' }, 'Gone'],
  ['a text', 'Gone', 'Gone'],
  ['null', null, null],
  ['a number', 5, null],
])('text of an error of the shape %s', (_, body, expected) => {
  expect(errorText(body)).toBe(expected)
})

test.each<[string, string | number | undefined]>([
  ['{"name":"x","message":"y","code":7}', 7],
  ['{"code":"blocked"}', 'blocked'],
  ['{"code":null}', undefined],
  ['<html>', undefined],
  ['', undefined],
])('code of %s: %s', (body, code) => {
  expect(readErrorBody(body).code).toBe(code)
})

test('fields of an error are those that have both a name and a message', () => {
  const body = JSON.stringify([
    { field: 'a', message: 'A' },
    { field: 'b' },
    { message: 'C' },
    { field: 'a', message: 'D' },
  ])
  expect(readErrorBody(body).fields).toEqual({ a: ['A', 'D'] })
})
