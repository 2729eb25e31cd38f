import { expect, it } from 'vitest'
import { ApiError, type ApiErrorKind } from './errors'
import { failedCalls, forgetFailures, noted } from './failed-calls'

const failure = (url: string, kind: ApiErrorKind = 'http', status = 500) =>
  new ApiError({ kind, method: 'GET', url, status, serverText: 'Vera is not allowed.' })

it('tells of a call its method, path and outcome, and nothing that was sent or received', () => {
  forgetFailures()
  const error = failure('https://school.example/spa/api/v1/chats?token=secret')
  expect(noted(error)).toBe(error)
  noted(failure('https://school.example/spa/api/v1/support', 'network', 0))
  noted(failure('/spa/v2/form', 'refused', 200))
  expect(failedCalls()).toEqual([
    { method: 'GET', path: '/spa/api/v1/chats', outcome: '500', at: expect.any(Number) },
    { method: 'GET', path: '/spa/api/v1/support', outcome: 'network', at: expect.any(Number) },
    { method: 'GET', path: '/spa/v2/form', outcome: 'refused', at: expect.any(Number) },
  ])
})

it('keeps the last twenty', () => {
  forgetFailures()
  for (let at = 0; at < 25; at += 1) noted(failure(`https://school.example/${at}`))
  expect(failedCalls().map(({ path }) => path)).toEqual(Array.from({ length: 20 }, (_, at) => `/${at + 5}`))
  forgetFailures()
  expect(failedCalls()).toEqual([])
})
