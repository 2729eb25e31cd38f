import { beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'

import * as z from '#/lib/zod'

import {
  laxEnum,
  laxList,
  optionalMap,
  orElse,
  orNull,
  requiredTime,
  requiredUrl,
  wireBool,
  wireCurrency,
  wireId,
  wireMap,
  wireMinor,
  wireTime,
  wireUrl,
} from './codecs'
import { configureReports, type ReportSink } from './report'

const sink = vi.fn<ReportSink>()
beforeEach(() => {
  sink.mockReset()
  configureReports(sink)
})

const time = (seconds: number) => new Date(seconds * 1000)

const FAIL = Symbol('fail')
function read(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  return result.success ? result.data : FAIL
}

describe('single values', () => {
  test.each<[string, z.ZodMiniType, unknown, unknown]>([
    ['id', wireId, 7, 7],
    ['id 0', wireId, 0, FAIL],
    ['id below 0', wireId, -1, FAIL],
    ['id fraction', wireId, 1.5, FAIL],
    ['id text', wireId, '7', FAIL],
    ['bool true', wireBool, true, true],
    ['bool false', wireBool, false, false],
    ['bool 1', wireBool, 1, true],
    ['bool 0', wireBool, 0, false],
    ['bool above 1', wireBool, 2, true],
    ['bool below 0', wireBool, -1, false],
    ['bool text', wireBool, 'yes', FAIL],
    ['time', wireTime, 1772712000, time(1772712000)],
    ['time before 1970', wireTime, -86400, time(-86400)],
    ['time 0', wireTime, 0, null],
    ['time null', wireTime, null, null],
    ['time absent', wireTime, undefined, null],
    ['time text', wireTime, '1772712000', FAIL],
    ['the last time of all', wireTime, 8_640_000_000_000, time(8_640_000_000_000)],
    ['time after the last', wireTime, 8_640_000_000_001, null],
    ['time before the first', wireTime, -8_640_000_000_001, null],
    ['time "never" as the largest number of 64 bits', wireTime, 2 ** 63, null],
    ['the last required time of all', requiredTime, 8_640_000_000_000, time(8_640_000_000_000)],
    ['required time after the last', requiredTime, 8_640_000_000_001, FAIL],
    ['money', wireMinor, 149000, 149000],
    ['money fraction', wireMinor, 1.5, FAIL],
    ['currency', wireCurrency, 'EUR', 'EUR'],
    ['currency in small letters', wireCurrency, 'rub', 'rub'],
    ['currency of another form', wireCurrency, 'points', null],
    ['currency empty', wireCurrency, '', null],
    ['currency absent', wireCurrency, undefined, null],
    ['url', wireUrl, 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['url of a script', wireUrl, 'javascript:alert(1)', null],
    ['url relative', wireUrl, '/a.jpg', null],
    ['url empty', wireUrl, '', null],
    ['url null', wireUrl, null, null],
    ['url absent', wireUrl, undefined, null],
    ['url number', wireUrl, 5, FAIL],
    ['optional map', optionalMap(z.object({ a: z.string() })), { a: 'b' }, { a: 'b' }],
    ['optional map as []', optionalMap(z.object({ a: z.string() })), [], null],
    ['optional map absent', optionalMap(z.object({ a: z.string() })), undefined, null],
    ['map', wireMap(z.string()), { a: 'b' }, { a: 'b' }],
    ['map as []', wireMap(z.string()), [], {}],
    ['map null', wireMap(z.string()), null, {}],
    ['map absent', wireMap(z.string()), undefined, {}],
    ['map as a filled list', wireMap(z.string()), ['a'], FAIL],
    ['map without its unreadable values', wireMap(z.string()), { a: 1, b: 'c' }, { b: 'c' }],
    ['enum', laxEnum(['a', 'b']), 'b', 'b'],
    ['enum unknown', laxEnum(['a', 'b']), 'hologram', 'unknown'],
    ['enum number', laxEnum([0, 1]), 1, 1],
    ['enum number as text', laxEnum([0, 1]), '1', 'unknown'],
    ['enum null', laxEnum(['a']), null, FAIL],
    ['default', orElse(z.number(), 3), undefined, 3],
    ['default for null', orElse(z.number(), 3), null, 3],
    ['default keeps 0', orElse(z.number(), 3), 0, 0],
    ['or null', orNull(z.number()), 3, 3],
    ['or null, absent', orNull(z.number()), undefined, null],
    ['or null, with a wrong value', orNull(z.number()), 'x', FAIL],
    ['default with a wrong value', orElse(z.number(), 3), 'x', FAIL],
  ])('%s', (_, schema, value, expected) => {
    expect(read(schema, value)).toEqual(expected)
  })
})

describe('laxList', () => {
  const item = z.object({ id: wireId, kind: orElse(laxEnum(['a']), 'a') })

  test('drops and reports what it cannot read, without its values', () => {
    expect(read(laxList(item), [{ id: 1 }, { id: 'secret' }, null, { id: 2, kind: 'z' }])).toEqual([
      { id: 1, kind: 'a' },
      { id: 2, kind: 'unknown' },
    ])
    expect(sink).toHaveBeenCalledTimes(2)
    expect(sink.mock.calls[0]?.[0]).toMatchObject({ facts: { issues: 'id invalid_type' } })
    expect(JSON.stringify(sink.mock.calls)).not.toContain('secret')
  })

  test.each([[null], [undefined], [[]]])('reads %s as an empty list', (value) => {
    expect(read(laxList(item), value)).toEqual([])
  })

  test('does not read a map as a list', () => {
    expect(read(laxList(item), {})).toBe(FAIL)
  })
})

test('optional members may be absent, on the wire and in its type', () => {
  const wire = z.object({
    id: wireId,
    count: orElse(z.number(), 0),
    at: wireTime,
    image: wireUrl,
    theme: wireMap(z.string()),
    tags: laxList(z.string()),
  })
  expectTypeOf<{ id: number }>().toExtend<z.input<typeof wire>>()
  expectTypeOf<z.output<typeof wire>['tags']>().toEqualTypeOf<string[]>()
  expect(read(wire, { id: 1 })).toEqual({ id: 1, count: 0, at: null, image: null, theme: {}, tags: [] })
})

test.each([0, -1, 1.5, '1772712000', null, undefined])('%s is no required time', (value) => {
  expect(read(requiredTime, value)).toBe(FAIL)
})

test.each(['javascript:alert(1)', '/f/1.jpg', 'ftp://a.example/x', ''])('%s is no required address', (value) => {
  expect(read(requiredUrl, value)).toBe(FAIL)
})
