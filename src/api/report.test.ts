import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ApiError, type ApiErrorFacts } from './errors'
import {
  configureReports,
  consoleSink,
  endpointSink,
  report,
  type ReportEntry,
  type ReportSink,
  reportUncaught,
} from './report'
import { ChunkError } from './release'
import { writeToken } from './token-store'

const TOKEN = 'token-0123456789-0123456789'
const sink = vi.fn<ReportSink>()

beforeEach(() => {
  sink.mockReset()
  configureReports(sink)
})
afterEach(() => {
  writeToken(null)
  vi.unstubAllGlobals()
})

const failed = (facts: Partial<ApiErrorFacts>) =>
  new ApiError({ kind: 'http', method: 'GET', url: 'https://school.example/v1/user?lang=en', ...facts })
const named = (name: string) => Object.assign(new Error('x'), { name })

test.each<[string, unknown]>([
  ['a broken line', failed({ kind: 'network' })],
  ['a timeout', failed({ kind: 'timeout' })],
  ['a refused form', failed({ kind: 'refused', status: 200 })],
  ['404', failed({ status: 404 })],
  ['a missing chunk', new ChunkError(false)],
  ['a missing chunk in Chromium', new TypeError('Failed to fetch dynamically imported module: https://x/a.js')],
  ['a missing chunk in Safari', new TypeError('Importing a module script failed.')],
  ['missing styles', new Error('Unable to preload CSS for /v/a.css')],
  ['fetch in Chromium', new TypeError('Failed to fetch')],
  ['fetch in Safari', new TypeError('Load failed')],
  ['fetch in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['a cancellation', new DOMException('', 'AbortError')],
  ["a query's cancellation", named('CancelledError')],
  ['a redirect', new Response(null, { status: 307 })],
  ['a page not found', { isNotFound: true }],
])('ignores %s', (_, error) => {
  report(error)
  expect(sink).not.toHaveBeenCalled()
})

test.each<[string, unknown]>([
  ['500', failed({ status: 500 })],
  ['an unreadable answer', failed({ kind: 'unreadable', status: 200 })],
  ["a programmer's error", new TypeError('undefined is not a function')],
  ['a text', 'something'],
  ['an object', { odd: true }],
  ['null', null],
])('reports %s', (_, error) => {
  report(error, { context: 'test' })
  expect(sink).toHaveBeenCalledOnce()
  expect(sink.mock.calls[0]?.[0]).toMatchObject({ context: 'test' })
})

test('never contains a query, an email address or the token', () => {
  writeToken(TOKEN)
  vi.stubGlobal('location', new URL(`https://learn.example/v/auto-login?token=${TOKEN}#private`))
  const cause = new Error('anna.keller@example.com at https://learn.example/a?name=Anna')
  report(new Error(`Bearer ${TOKEN} (https://learn.example/x?email=anna%40example.com)`, { cause }))
  const text = JSON.stringify(sink.mock.calls)
  for (const secret of [TOKEN, 'anna', 'Anna', 'private']) expect(text).not.toContain(secret)
  expect(sink.mock.calls[0]?.[0].page).toBe('https://learn.example/v/auto-login')
})

test('reports an error once, however many places catch it', () => {
  const error = new Error('x')
  report(error, { context: 'query' })
  report(error, { context: 'route' })
  expect(sink).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ context: 'query' }))
})

test('tells the same of the same screen once, however often it happens', () => {
  const facts = { issues: 'created_at invalid_type' }
  for (let round = 0; round < 3; round += 1) report(new Error('unreadable'), { context: 'codecs', facts })
  report(new Error('unreadable'), { context: 'codecs', facts: { issues: 'id invalid_type' } })
  vi.stubGlobal('location', new URL('https://learn.example/v/homework'))
  report(new Error('unreadable'), { context: 'codecs', facts })
  expect(sink.mock.calls.map(([entry]) => entry.facts?.['issues'])).toEqual([
    facts.issues,
    'id invalid_type',
    facts.issues,
  ])
})

test('goes to the console by default', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  configureReports(consoleSink)
  report(new Error('x'), { context: 'here', facts: { items: 2 } })
  report(new Error('y'))
  expect(log.mock.calls).toEqual([
    ['[report] here: x', { items: 2 }],
    ['[report] Error: y', ''],
  ])
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  report(new Error('z'), { context: 'here', level: 'warn' })
  expect(warn.mock.calls).toEqual([['[report] here: z', '']])
  expect(log).toHaveBeenCalledTimes(2)
  warn.mockRestore()
  log.mockRestore()
})

test('reports what nobody caught', () => {
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener))
  reportUncaught()
  listeners.get('error')?.({ error: new Error('a'), message: 'a' })
  listeners.get('error')?.({ error: null, message: 'Script error.' })
  listeners.get('unhandledrejection')?.({ reason: new Error('b') })
  listeners.get('unhandledrejection')?.({ reason: new DOMException('', 'AbortError') })
  expect(sink.mock.calls.map(([entry]) => entry.message)).toEqual(['a', 'Script error.', 'b'])
})

describe('the endpoint', () => {
  const send = vi.fn<typeof fetch>()
  const entry: ReportEntry = { name: 'Error', message: 'x', stack: null, page: '/' }
  beforeEach(() => {
    send.mockReset()
    send.mockResolvedValue(new Response())
    vi.stubGlobal('location', new URL('https://learn.example/v/'))
  })

  test.each([
    ['/errors', false, 1],
    ['https://learn.example/errors', false, 1],
    ['https://errors.example/in', false, 0],
    ['https://errors.example/in', true, 1],
  ])('%s with consent %s gets %d', (url, consent, times) => {
    endpointSink({ url, consented: () => consent, fetch: send })(entry)
    expect(send).toHaveBeenCalledTimes(times)
  })

  test('sends no cookies and no referrer, and fails silently', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'))
    endpointSink({ url: '/errors', consented: () => false, fetch: send })(entry)
    expect(send).toHaveBeenCalledWith(
      '/errors',
      expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer', body: JSON.stringify(entry) }),
    )
    await Promise.resolve()
  })
})
