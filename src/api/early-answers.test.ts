import { afterEach, expect, test, vi } from 'vitest'
import { dropEarlyAnswers, takeEarlyAnswer } from './early-answers'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('early answers that nobody took are released', async () => {
  const cancel = vi.fn<() => void>()
  const response = new Response(new ReadableStream({ cancel }))
  const requests = new Map([
    ['GET a', Promise.resolve(response)],
    ['GET b', Promise.reject(new TypeError('Failed to fetch'))],
  ])
  vi.stubGlobal('window', { firstView: { requests, token: 'a.token' } })
  dropEarlyAnswers()
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
  expect(takeEarlyAnswer('GET', 'a', 'a.token')).toBeUndefined()
  vi.stubGlobal('window', {})
  dropEarlyAnswers()
  expect(takeEarlyAnswer('GET', 'a', 'a.token')).toBeUndefined()
})

test('requests of the app itself are noted for the boot script until the first screen is drawn', () => {
  const requests = new Map<string, Promise<Response> | undefined>()
  vi.stubGlobal('window', { firstView: { requests, token: 'a.token' } })
  expect(takeEarlyAnswer('GET', 'stages', 'a.token')).toBeUndefined()
  expect(requests.has('GET stages')).toBe(true)
  dropEarlyAnswers()
  expect(takeEarlyAnswer('GET', 'homework', 'a.token')).toBeUndefined()
  expect(requests.size).toBe(0)
})

test.each(['b.token', null])('early answers are given to the token they were asked with alone, not to %s', (token) => {
  const requests = new Map([
    ['GET user', Promise.resolve(new Response('{}'))],
    ['GET streams', Promise.resolve(new Response('{}'))],
  ])
  vi.stubGlobal('window', { firstView: { requests, token: 'a.token' } })
  expect(takeEarlyAnswer('GET', 'user', token)).toBeUndefined()
  expect(takeEarlyAnswer('GET', 'streams', 'a.token'), 'all of them are dropped').toBeUndefined()
})
