import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import * as z from '#/lib/zod'

import { configureApi } from './client'
import { readToken, writeToken } from './token-store'
import { uploadFile } from './upload'

const TOKEN = 'token-0123456789-0123456789'

/** As much of the browser's `XMLHttpRequest` as an upload needs; the test plays the server. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  upload = new EventTarget()
  headers: Record<string, string> = {}
  opened = ''
  body: FormData | undefined
  status = 0
  responseText = ''
  isAborted = false
  answered = 'content-type: application/json\r\nretry-after: 7\r\n'

  constructor() {
    super()
    FakeRequest.last = this
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('loadend'))
  }
  getAllResponseHeaders() {
    return this.answered
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(status: number, responseText: string) {
    Object.assign(this, { status, responseText })
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
  fail() {
    this.dispatchEvent(new Event('error'))
    this.dispatchEvent(new Event('loadend'))
  }
}

const fileRow = z.object({ id: z.number() })
const photo = new File(['pixels'], 'posture.jpg', { type: 'image/jpeg' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  writeToken(TOKEN)
  const place = { origin: 'https://school.example', v1: '/v1', v2: '/v2', lang: 'es' }
  configureApi({ ...place, appId: 'meridian' })
})
afterEach(() => {
  if (vi.getTimerCount() > 0) throw new Error('an upload left its timer behind')
  writeToken(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('sends one file with the headers of every call, reports its progress and returns the file', async () => {
  const onProgress = vi.fn<(sent: number, total: number) => void>()
  const upload = uploadFile(fileRow, photo, { onProgress })
  const request = FakeRequest.last
  expect(request.opened).toBe('POST https://school.example/v1/file?lang=es')
  expect(request.headers).toMatchObject({
    Authorization: `Bearer ${TOKEN}`,
    'Accept-Language': 'es-ES',
    'X-App-Id': 'meridian',
  })
  expect(request.body?.get('file')).toMatchObject({ name: 'posture.jpg', size: 6 })
  request.progress(3, 6)
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(3, 6)
  request.answer(200, '{"success":true,"data":{"id":12001}}')
  expect(await upload).toEqual({ id: 12001 })
})

test.each<[string, (request: FakeRequest) => void, object]>([
  [
    '422',
    (r) => r.answer(422, '[{"field":"file","message":"You can upload only photo or video."}]'),
    { kind: 'http', status: 422, serverText: 'You can upload only photo or video.' },
  ],
  ['413 HTML', (r) => r.answer(413, '<html>'), { kind: 'http', status: 413 }],
  ['429', (r) => r.answer(429, ''), { kind: 'http', status: 429, retryAfterMs: 7000 }],
  ['502 HTML', (r) => r.answer(502, '<html>'), { kind: 'http', status: 502 }],
  ['200 HTML', (r) => r.answer(200, '<html>'), { kind: 'unreadable', status: 200 }],
  ['wrong types', (r) => r.answer(200, '{"success":true,"data":{"id":"x"}}'), { kind: 'unreadable', code: 'schema' }],
  ['empty', (r) => r.answer(200, ''), { kind: 'unreadable', code: 'schema' }],
  ['a broken line', (r) => r.fail(), { kind: 'network', status: 0 }],
])('fails by %s as every call does', async (_, play, expected) => {
  const upload = uploadFile(fileRow, photo).catch((error: unknown) => error)
  play(FakeRequest.last)
  expect(await upload).toMatchObject({
    name: 'ApiError',
    method: 'POST',
    url: 'https://school.example/v1/file',
    ...expected,
  })
})

test('a refused token ends the session', async () => {
  const upload = uploadFile(fileRow, photo).catch((error: unknown) => error)
  FakeRequest.last.answer(401, '{"name":"Unauthorized","message":"x"}')
  expect(await upload).toMatchObject({ status: 401 })
  expect(readToken()).toBeNull()
})

test('is cancelled while it runs, and before it has started', async () => {
  const stop = new AbortController()
  const upload = uploadFile(fileRow, photo, { signal: stop.signal }).catch((error: unknown) => error)
  stop.abort()
  expect(await upload).toMatchObject({ name: 'AbortError' })
  expect(FakeRequest.last.isAborted).toBe(true)
  const first = FakeRequest.last
  const never = uploadFile(fileRow, photo, { signal: stop.signal }).catch((error: unknown) => error)
  expect(await never).toMatchObject({ name: 'AbortError' })
  expect(FakeRequest.last).toBe(first)
})

test('a slow upload that advances is left alone, one that stalls for a minute is not', async () => {
  const upload = uploadFile(fileRow, photo).catch((error: unknown) => error)
  for (let minute = 1; minute < 10; minute += 1) {
    await vi.advanceTimersByTimeAsync(59_000)
    FakeRequest.last.progress(minute, 10)
  }
  expect(FakeRequest.last.isAborted).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await upload).toMatchObject({ kind: 'timeout' })
  expect(FakeRequest.last.isAborted).toBe(true)
})

test('a server that is still checking the whole file has five minutes to answer', async () => {
  const upload = uploadFile(fileRow, photo).catch((error: unknown) => error)
  FakeRequest.last.progress(10, 10)
  await vi.advanceTimersByTimeAsync(299_000)
  expect(FakeRequest.last.isAborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await upload).toMatchObject({ kind: 'timeout' })
})

test('a header without a value does not hold back the answer', async () => {
  const upload = uploadFile(fileRow, photo)
  FakeRequest.last.answered = 'content-type: application/json\r\nx-cache: \r\n'
  FakeRequest.last.answer(200, '{"success":true,"data":{"id":7}}')
  await expect(upload).resolves.toEqual({ id: 7 })
})
