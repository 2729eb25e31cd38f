import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import * as z from '#/lib/zod'

import { TEST_EDGE } from '../../tests/test-edge'
import { api, type Call, configureApi, warmApi } from './client'
import type { ApiErrorFacts } from './errors'
import { toFormData } from './form-body'

const answer = vi.fn<typeof fetch>()

beforeEach(async () => {
  vi.useFakeTimers()
  answer.mockReset()
  configureApi({ ...TEST_EDGE, fetch: answer })
  // The time that this takes to load must not count in these timings.
  await warmApi()
})
afterEach(() => vi.useRealTimers())

const row = z.object({ id: z.number() })
const HTML = '<!doctype html><title>Bad gateway</title>'
const text = (status: number, body: string | null, headers?: HeadersInit) => async () =>
  new Response(body, headers ? { status, headers } : { status })
const json = (status: number, body: unknown, headers?: HeadersInit) => text(status, JSON.stringify(body), headers)
const refused = (errors: unknown) => json(200, { success: false, data: null, errors })

/** Answers with headers and the beginning of a body, and then breaks off. */
async function cutOff(): Promise<Response> {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":true,'))
      controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body)
}

type Fault = [name: string, send: () => Promise<Response>, expected: Partial<ApiErrorFacts>]

const FAULTS: Fault[] = [
  [
    '500',
    json(500, { name: 'Server Error', message: 'Broken' }),
    { kind: 'http', status: 500, serverText: 'Server Error: Broken' },
  ],
  ['502 HTML', text(502, HTML), { kind: 'http', status: 502, serverText: null }],
  ['200 HTML', text(200, HTML), { kind: 'unreadable', status: 200, code: undefined }],
  ['malformed JSON', text(200, '{"success": true, "data": '), { kind: 'unreadable', status: 200, code: undefined }],
  ['no success', json(200, { data: { id: 1 } }), { kind: 'unreadable', code: undefined }],
  ['a bare list', json(200, [{ id: 1 }]), { kind: 'unreadable', code: undefined }],
  ['wrong types', json(200, { success: true, data: { id: 'one' } }), { kind: 'unreadable', code: 'schema' }],
  ['empty', text(200, ''), { kind: 'unreadable', code: 'schema' }],
  [
    '404',
    json(404, { name: 'Not Found', message: 'Object not found: 999', code: 0, status: 404 }),
    { kind: 'http', status: 404, code: 0, serverText: 'Not Found: Object not found: 999' },
  ],
  ['403', json(403, { name: 'Forbidden', message: 'Not now' }), { kind: 'http', status: 403 }],
  ['409', json(409, { message: 'Already done' }), { kind: 'http', status: 409, serverText: 'Already done' }],
  ['413', text(413, HTML), { kind: 'http', status: 413, serverText: null }],
  [
    '422',
    json(422, [
      { field: 'a', message: 'A' },
      { field: 'a', message: 'B' },
    ]),
    { kind: 'http', status: 422, serverText: 'A; B', fields: { a: ['A', 'B'] } },
  ],
  ['429', json(429, { name: 'Too often', message: 'Wait' }), { kind: 'http', status: 429, retryAfterMs: undefined }],
  [
    '429 with a pause',
    json(429, {}, { 'Retry-After': '7' }),
    { kind: 'http', status: 429, retryAfterMs: 7000, serverText: null },
  ],
  [
    '503 until a date',
    text(503, null, { 'Retry-After': 'nonsense' }),
    { kind: 'http', status: 503, retryAfterMs: undefined },
  ],
  ['never answers', () => new Promise(() => {}), { kind: 'timeout', status: 0 }],
  ['never ends', async () => new Response(new ReadableStream()), { kind: 'timeout', status: 0 }],
  ['cut off', cutOff, { kind: 'network', status: 0 }],
  ['offline', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network', status: 0 }],
  [
    'refused by fields',
    refused({ email: ['None.', 'Never.'], password: 'Enter it.' }),
    {
      kind: 'refused',
      fields: { email: ['None.', 'Never.'], password: ['Enter it.'] },
      messages: [],
      serverText: 'None; Never; Enter it.',
    },
  ],
  ['refused by a list', refused(['No.', '']), { kind: 'refused', fields: {}, messages: ['No.'], serverText: 'No.' }],
  ['refused by a text', refused('No.'), { kind: 'refused', messages: ['No.'] }],
  ['refused, null', refused(null), { kind: 'refused', status: 200, fields: {}, messages: [], serverText: null }],
  ['refused, []', refused([]), { kind: 'refused', fields: {}, serverText: null }],
  ['refused, {}', refused({}), { kind: 'refused', fields: {}, serverText: null }],
  ['refused, absent', json(200, { success: 0 }), { kind: 'refused', fields: {}, serverText: null }],
]

describe.each<[string, (path: string) => Call]>([
  ['GET', (path) => api.get(path)],
  ['POST', (path) => api.post(path, { json: {} })],
  ['PUT', (path) => api.put(path, { json: {} })],
  ['DELETE', (path) => api.delete(path)],
])('%s', (method, call) => {
  test.each(FAULTS)('%s', async (_, send, expected) => {
    answer.mockImplementation(send)
    const failed = call('user?private=1')
      .data(row)
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failed).toMatchObject({
      name: 'ApiError',
      method,
      url: 'https://school.example/spa/api/v1/user',
      ...expected,
    })
    expect(answer).toHaveBeenCalledOnce()
  })
})

// An answer that was emptied on its way must not say that a learner has no courses.
test.each([
  ['an object', json(200, { success: true, data: {} })],
  ['nothing but bad items', json(200, { success: true, data: [{ id: 'one' }, null] })],
  ['null', json(200, { success: true, data: null })],
  ['nothing', json(200, { success: true })],
  ['an empty body', async () => new Response('')],
  ['no content', async () => new Response(null, { status: 204 })],
])('%s in place of a list is unreadable', async (_, send) => {
  answer.mockImplementation(send)
  await expect(api.get('x').list(row)).rejects.toMatchObject({ kind: 'unreadable', code: 'schema' })
})

test('a file may take as long as its connection needs', async () => {
  answer.mockImplementation(async (input) => {
    await new Request(input).blob()
    return new Promise((resolve) => setTimeout(() => resolve(new Response('')), 10 * 60_000))
  })
  const sent = api.post('x', { form: toFormData({ file: new Blob(['x']) }) }).done()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  await expect(sent).resolves.toBeUndefined()
})
