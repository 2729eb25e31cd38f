import { expect, test } from 'vitest'
import { ApiError, isApiError } from './errors'

test('an error is recognised by its kind, and by its status on demand', () => {
  const error = new ApiError({ kind: 'http', method: 'GET', url: '/a', status: 404 })
  expect([isApiError(error), isApiError(error, 404), isApiError(error, 403), isApiError(new Error('x'))]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
