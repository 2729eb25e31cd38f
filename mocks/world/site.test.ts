import { afterEach, expect, it } from 'vitest'
import { testClient } from '../test-client.ts'
import { apiPath, setSite } from './site.ts'

afterEach(() => setSite({}))

it.each([
  ['/spa/api/v1/user', { base: 'v1', path: 'user' }],
  ['/spa/v2/user/verify-phone', { base: 'v2', path: 'user/verify-phone' }],
  ['/v/home', null],
])('knows the calls of %s', (pathname, call) => {
  expect(apiPath(pathname)).toEqual(call)
})

it.each([
  ['/api/user', { base: 'v1', path: 'user' }],
  ['/api/two/user', { base: 'v2', path: 'user' }],
  ['/spa/api/v1/user', { base: 'v1', path: 'v1/user' }],
])('knows those of %s where a brand has bases of its own, one within the other', (pathname, call) => {
  setSite({ v1: '/api', v2: '/api/two' })
  expect(apiPath(pathname)).toEqual(call)
})

it('expects the id of the app that the brand has', async () => {
  const { send } = testClient()
  expect((await send('GET', 'user')).status).toBe(200)
  setSite({ appId: 'school-42' })
  expect((await send('GET', 'user')).status).toBe(400)
})
