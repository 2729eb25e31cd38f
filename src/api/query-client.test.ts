import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { TEST_EDGE } from '../../tests/test-edge'
import { api, configureApi, warmApi } from './client'
import { createQueryClient } from './query-client'
import { configureReports, type ReportSink } from './report'

const answer = vi.fn<typeof fetch>()
const sink = vi.fn<ReportSink>()
let client: QueryClient

beforeEach(async () => {
  configureApi({ ...TEST_EDGE, fetch: answer })
  // Its file loads by the real clock: the other one would have run far ahead by then.
  await warmApi()
  vi.useFakeTimers()
  answer.mockReset()
  sink.mockReset()
  configureReports(sink)
  onlineManager.setOnline(true)
  client = createQueryClient()
})
afterEach(() => {
  client.clear()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

const status = (code: number, headers?: Record<string, string>) => async () =>
  new Response('<html>', headers ? { status: code, headers } : { status: code })

async function ask() {
  const outcome = client.query({
    queryKey: ['user'],
    queryFn: () =>
      api
        .get('user')
        .done()
        .then(() => true),
  })
  const settled = outcome.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  return settled
}

test('an answer is fresh for five minutes, and no longer where the device’s clock is set back', async () => {
  answer.mockImplementation(async () => new Response(null, { status: 204 }))
  await ask()
  await ask()
  expect(answer).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() - 3 * 24 * 60 * 60 * 1000)
  await ask()
  expect(answer).toHaveBeenCalledTimes(2)
  await ask()
  expect(answer).toHaveBeenCalledTimes(2)
})

test.each<[string, number, () => Promise<Response>]>([
  ['500', 4, status(500)],
  ['502 HTML', 4, status(502)],
  ['200 HTML', 4, status(200)],
  ['404', 1, status(404)],
  ['403', 1, status(403)],
  ['429', 1, status(429)],
  ['429 for 5 s', 4, status(429, { 'Retry-After': '5' })],
  ['429 for a minute', 1, status(429, { 'Retry-After': '60' })],
  ['never answers', 1, () => new Promise(() => {})],
  ['no line', 4, () => Promise.reject(new TypeError('Failed to fetch'))],
])('a query that meets %s is asked %s times', async (_, times, send) => {
  answer.mockImplementation(send)
  expect(await ask()).toMatchObject({ name: 'ApiError' })
  expect(answer).toHaveBeenCalledTimes(times)
})

test('a temporary fault is not shown', async () => {
  answer.mockImplementationOnce(status(503, { 'Retry-After': '1' })).mockResolvedValue(new Response(''))
  expect(await ask()).toBe(true)
  expect(sink).not.toHaveBeenCalled()
})

test('offline a query fails at once instead of waiting in silence', async () => {
  onlineManager.setOnline(false)
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await ask()).toMatchObject({ kind: 'network' })
  expect(answer).toHaveBeenCalledOnce()
})

test('an answer tells that there is a connection, though the browser says that there is none', async () => {
  onlineManager.setOnline(false)
  answer.mockImplementation(status(500))
  await ask()
  expect(onlineManager.isOnline()).toBe(true)
})

test('a mutation is sent once, whatever happens', async () => {
  answer.mockImplementation(status(500))
  const mutation = client.getMutationCache().build(client, { mutationFn: () => api.post('x', { json: {} }).done() })
  await expect(mutation.execute(undefined)).rejects.toMatchObject({ status: 500 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answer).toHaveBeenCalledOnce()
  expect(sink).toHaveBeenCalledOnce()
})

test('offline a mutation fails at once, and is not sent later by itself', async () => {
  onlineManager.setOnline(false)
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  const mutation = client.getMutationCache().build(client, { mutationFn: () => api.post('x', { json: {} }).done() })
  await expect(mutation.execute(undefined)).rejects.toMatchObject({ kind: 'network' })
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answer).toHaveBeenCalledOnce()
})

test.each([
  [500, 1],
  [404, 0],
  [429, 0],
])('a final %d is reported %d times, not once per try', async (code, times) => {
  answer.mockImplementation(status(code))
  await ask()
  expect(sink).toHaveBeenCalledTimes(times)
})
