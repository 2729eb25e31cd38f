import { afterEach, describe, expect, test, vi } from 'vitest'

import { noteServerDate, serverNow } from './clock'
import { dropEarlyAnswers, takeEarlyAnswer } from './early-answers'
import { readEnvelope } from './envelope'
import { errorText, readErrorBody } from './error-body'
import { isApiError, ApiError } from './errors'
import { nextPage, type Page } from './page'
import { retryAfterMs } from './retry-after'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  noteServerDate(new Date().toUTCString(), Date.now())
})

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

test('a refused field without a message is no refused field', () => {
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

const page = (facts: Partial<Page<number>>): Page<number> => ({
  items: [1, 2],
  page: null,
  pageCount: null,
  perPage: null,
  total: null,
  ...facts,
})

test.each<[string, Page<number>, number, number | null]>([
  ['one of three', page({ page: 1, pageCount: 3 }), 1, 2],
  ['the last of three', page({ page: 3, pageCount: 3 }), 3, null],
  ['page 7 of 3 brings page 3 again', page({ page: 3, pageCount: 3 }), 7, null],
  ['nothing at all', page({ items: [], page: 1, pageCount: 0, total: 0 }), 1, null],
  ['no headers, a full page', page({}), 4, 5],
  ['no headers, a shorter page', page({ items: [1] }), 4, null],
  ['a clamped size', page({ perPage: 2 }), 1, 2],
  ['no count, the page asked for', page({ page: 2 }), 2, 3],
])('next page: %s', (_, got, asked, expected) => {
  expect(nextPage(got, asked, 2)).toBe(expected)
})

test.each<[string | null, number | undefined]>([
  ['7', 7000],
  [' 7 ', 7000],
  ['0', 0],
  ['-1', undefined],
  ['soon', undefined],
  ['Someday, perhaps', undefined],
  ['Thu, or never', undefined],
  ['', undefined],
  [null, undefined],
  ['Thu, 05 Mar 2026 12:00:30 GMT', 30_000],
  ['Thu, 05 Mar 2026 11:00:00 GMT', 0],
])('Retry-After %s: %s', (header, expected) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 5, 12) })
  expect(retryAfterMs(new Headers(header === null ? {} : { 'Retry-After': header }))).toBe(expected)
})

describe('the clock', () => {
  const NOW = Date.UTC(2026, 2, 5, 12)
  const HOUR = 3_600_000

  test.each<[string, string | null, number]>([
    ['agrees', new Date(NOW).toUTCString(), 0],
    ['is off by what a header cannot tell', new Date(NOW - 2000).toUTCString(), 0],
    ['is off by just what is tolerated', new Date(NOW + 3000).toUTCString(), 0],
    ['is off by a second more', new Date(NOW + 4000).toUTCString(), 4000],
    ['is two hours behind', new Date(NOW + 2 * HOUR).toUTCString(), 2 * HOUR],
    ['is two hours ahead', new Date(NOW - 2 * HOUR).toUTCString(), -2 * HOUR],
    ['meets no header', null, 0],
    ['meets nonsense', 'yesterday', 0],
  ])('of a device that %s', (_, header, skew) => {
    vi.useFakeTimers({ now: NOW })
    noteServerDate(header, NOW)
    expect(serverNow() - NOW).toBe(skew)
  })

  test('stays put between two answers and follows a clock that is set right', () => {
    vi.useFakeTimers({ now: NOW })
    noteServerDate(new Date(NOW + HOUR).toUTCString(), NOW)
    noteServerDate(new Date(NOW + HOUR + 1000).toUTCString(), NOW)
    expect(serverNow() - NOW).toBe(HOUR)
    noteServerDate(new Date(NOW + HOUR + 3000).toUTCString(), NOW)
    expect(serverNow() - NOW).toBe(HOUR)
    noteServerDate(new Date(NOW + 3000).toUTCString(), NOW)
    expect(serverNow() - NOW).toBe(0)
  })
})

test('early answers that nobody took are let go of', async () => {
  const cancel = vi.fn<() => void>()
  const response = new Response(new ReadableStream({ cancel }))
  const requests = new Map([
    ['GET a', Promise.resolve(response)],
    ['GET b', Promise.reject(new TypeError('Failed to fetch'))],
  ])
  vi.stubGlobal('window', { firstView: { requests } })
  dropEarlyAnswers()
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
  expect(takeEarlyAnswer('GET', 'a')).toBeUndefined()
  vi.stubGlobal('window', {})
  dropEarlyAnswers()
  expect(takeEarlyAnswer('GET', 'a')).toBeUndefined()
})

test('an error is known by its kind, and by its status if asked', () => {
  const error = new ApiError({ kind: 'http', method: 'GET', url: '/a', status: 404 })
  expect([isApiError(error), isApiError(error, 404), isApiError(error, 403), isApiError(new Error('x'))]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
