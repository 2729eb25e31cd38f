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
  vi.stubGlobal('window', { firstView: { requests } })
  dropEarlyAnswers()
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
  expect(takeEarlyAnswer('GET', 'a')).toBeUndefined()
  vi.stubGlobal('window', {})
  dropEarlyAnswers()
  expect(takeEarlyAnswer('GET', 'a')).toBeUndefined()
})

test('requests of the app itself are noted for the boot script until the first screen is drawn', () => {
  const requests = new Map<string, Promise<Response> | undefined>()
  vi.stubGlobal('window', { firstView: { requests } })
  expect(takeEarlyAnswer('GET', 'stages')).toBeUndefined()
  expect(requests.has('GET stages')).toBe(true)
  dropEarlyAnswers()
  expect(takeEarlyAnswer('GET', 'homework')).toBeUndefined()
  expect(requests.size).toBe(0)
})
