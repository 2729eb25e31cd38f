import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { confirmedMutation, mayHaveArrived, wasReadBack } from './confirmed-mutation'
import { ApiError, type ApiErrorFacts } from './errors'
import { writeToken } from './token-store'

const failure = (facts: Partial<ApiErrorFacts>) =>
  new ApiError({ kind: 'http', method: 'POST', url: 'rating', ...facts })
const LOST = failure({ kind: 'network' })
const context = { client: new QueryClient(), meta: undefined, mutationKey: undefined }

afterEach(() => {
  writeToken(null)
})

/** A change to `wanted` that fails with `error`, or is answered; the server then has `state`. */
function change(
  { error, state, mayBeDone }: { error?: Error; state?: () => Promise<string | null>; mayBeDone?: () => boolean } = {},
  wanted = 'new',
) {
  const send = vi.fn<() => Promise<string>>(() => (error ? Promise.reject(error) : Promise.resolve('answer')))
  const readBack = vi.fn<() => Promise<string | null>>(state ?? (() => Promise.resolve('new')))
  const isDone = (found: string) => found === wanted
  const run = confirmedMutation({ send, readBack, isDone, ...(mayBeDone && { mayBeDone }) })
  return { send, readBack, run: () => run(undefined, context) }
}

it('resolves with the answer, and asks for nothing more', async () => {
  const { run, readBack } = change()
  expect(await run()).toEqual({ isAnswered: true, answer: 'answer' })
  expect(readBack).not.toHaveBeenCalled()
})

const FAILURES: [name: string, error: Error, isAsked: boolean][] = [
  ['no connection', LOST, true],
  ['a timeout', failure({ kind: 'timeout' }), true],
  ['an unreadable answer', failure({ kind: 'unreadable', status: 200 }), true],
  ['a fault of the server', failure({ status: 500 }), true],
  ['a proxy’s page', failure({ status: 502 }), true],
  ['a conflict', failure({ status: 409 }), true],
  ['a refusal by the form', failure({ kind: 'refused', status: 200 }), false],
  ['a dead token', failure({ status: 401 }), false],
  ['a call held back from another learner’s session', failure({ kind: 'network', code: 'replaced' }), false],
  ['a lock', failure({ status: 403 }), false],
  ['a missing thing', failure({ status: 404 }), false],
  ['a rate limit', failure({ status: 429 }), false],
  ['a mistake of this code', new TypeError('x is not a function'), false],
]

describe('after a failure', () => {
  it.each(FAILURES)('that is %s', async (_name, error, isAsked) => {
    expect(mayHaveArrived(error)).toBe(isAsked)
    expect(wasReadBack(undefined, error)).toBe(isAsked)
    const { run, send, readBack } = change({ error })
    const result = await run().catch((thrown: unknown) => thrown)
    expect(result).toEqual(isAsked ? { isAnswered: false, found: 'new', failure: error } : error)
    expect([send.mock.calls.length, readBack.mock.calls.length]).toEqual([1, isAsked ? 1 : 0])
  })

  it.each([
    ['the state is another one', () => Promise.resolve('old')],
    ['the state is not known', () => Promise.resolve(null)],
    ['asking fails, too', () => Promise.reject(new Error('offline'))],
  ])('is thrown where %s', async (_name, state) => {
    const { run, send, readBack } = change({ error: LOST, state })
    await expect(run()).rejects.toBe(LOST)
    expect([send.mock.calls.length, readBack.mock.calls.length]).toEqual([1, 1])
  })

  it('asks when the caller says so', async () => {
    const error = failure({ kind: 'refused', status: 200 })
    expect(await change({ error, mayBeDone: () => true }).run()).toMatchObject({ isAnswered: false, found: 'new' })
    await expect(change({ error: LOST, mayBeDone: () => false }).run()).rejects.toBe(LOST)
  })

  it('waits ten seconds for the state, and not longer', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const told = vi.fn<(error: unknown) => void>()
    void change({ error: LOST, state: () => new Promise(() => {}) })
      .run()
      .catch(told)
    await vi.advanceTimersByTimeAsync(9999)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toHaveBeenCalledExactlyOnceWith(LOST)
  })
})

describe('of a session that is over', () => {
  it('asks for nothing', async () => {
    const { run, readBack, send } = change({ error: LOST })
    send.mockImplementation(() => {
      writeToken('the.next-token')
      return Promise.reject(LOST)
    })
    await expect(run()).rejects.toBe(LOST)
    expect(readBack).not.toHaveBeenCalled()
  })

  it('takes no state that arrives later', async () => {
    const { run } = change({
      error: LOST,
      state: () => {
        writeToken('the.next-token')
        return Promise.resolve('new')
      },
    })
    await expect(run()).rejects.toBe(LOST)
  })
})

it.each([
  [{ isAnswered: true, answer: 1 } as const, false],
  [{ isAnswered: false, found: 1, failure: LOST } as const, true],
])('tells of %j whether the state was asked for: %s', (result, isAsked) => {
  expect(wasReadBack(result, null)).toBe(isAsked)
})
