import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TEST_EDGE } from '../../tests/test-edge'
import { api, configureApi, warmApi } from './client'
import { noteServerDate } from './clock'
import { retryAfterMs } from './rate-limits'
import { writeToken } from './token-store'

const answer = vi.fn<typeof fetch>()

beforeEach(async () => {
  vi.useFakeTimers()
  answer.mockReset()
  configureApi({ ...TEST_EDGE, fetch: answer })
  await warmApi()
})
afterEach(() => {
  writeToken(null)
  vi.useRealTimers()
})

const refuse = (status: number, pause?: string) =>
  answer.mockImplementation(
    async () =>
      new Response('{"name":"Too often","message":"Wait"}', { status, headers: pause ? { 'Retry-After': pause } : {} }),
  )
const failure = (path = 'user') =>
  api
    .get(path)
    .done()
    .catch((error: unknown) => error)

test.each<[status: number, pause: string | undefined, ms: number]>([
  [429, undefined, 30_000],
  [429, '7', 7000],
  [503, '7', 7000],
])('after %d with Retry-After %s nobody asks for %d ms', async (status, pause, ms) => {
  refuse(status, pause)
  await failure()
  await vi.advanceTimersByTimeAsync(ms - 1000)
  expect(await failure()).toMatchObject({ status, retryAfterMs: 1000, serverText: 'Too often: Wait' })
  expect(answer).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  await failure()
  expect(answer).toHaveBeenCalledTimes(2)
})

test('other failures ask for no pause', async () => {
  refuse(503)
  await failure()
  await failure()
  expect(answer).toHaveBeenCalledTimes(2)
})

test('only this address of this learner is left alone', async () => {
  refuse(429)
  writeToken('first')
  await failure()
  await failure('chats')
  await failure('user?page=2')
  writeToken('second')
  await failure()
  expect(answer).toHaveBeenCalledTimes(4)
})

test('what a learner submits is sent', async () => {
  refuse(429)
  const send = () =>
    api
      .post('user', { json: {} })
      .done()
      .catch(() => {})
  await send()
  await send()
  await failure()
  expect(answer).toHaveBeenCalledTimes(3)
})

afterEach(() => {
  vi.useRealTimers()
})

test.each<[string | null, number | undefined]>([
  ['7', 7000],
  [' 7 ', 7000],
  ['0', undefined],
  ['-1', undefined],
  ['soon', undefined],
  ['Someday, perhaps', undefined],
  ['Thu, or never', undefined],
  ['', undefined],
  [null, undefined],
  ['Thu, 05 Mar 2026 12:00:30 GMT', 30_000],
  ['Thu, 05 Mar 2026 12:00:00 GMT', undefined],
  ['Thu, 05 Mar 2026 11:00:00 GMT', undefined],
])('Retry-After %s: %s', (header, expected) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 5, 12) })
  noteServerDate(new Date().toUTCString(), Date.now())
  expect(retryAfterMs(new Headers(header === null ? {} : { 'Retry-After': header }))).toBe(expected)
})
