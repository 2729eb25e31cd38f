import { expect, test } from 'vitest'
import { readEnvelope } from './envelope'

test('a refused field without a message does not count', () => {
  const text = '{"success":false,"errors":{"a":[],"b":" ","c":["C"]}}'
  expect(readEnvelope(text)).toEqual({ kind: 'refused', fields: { c: ['C'] }, messages: [] })
})

test.each<[string, string, string]>([
  ['{"success":true,"data":1}', 'data', '1'],
  ['{"success":1}', 'data', 'null'],
  ['{"success":"true","data":1}', 'unreadable', 'undefined'],
  ['null', 'unreadable', 'undefined'],
  ['"text"', 'unreadable', 'undefined'],
  ['{"success":0,"errors":{"a":[]}}', 'refused', 'undefined'],
])('envelope %s is %s', (text, kind, data) => {
  const envelope = readEnvelope(text)
  expect(envelope.kind).toBe(kind)
  expect('data' in envelope ? JSON.stringify(envelope.data) : 'undefined').toBe(data)
})
