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

it('has the demo course that the brand has', async () => {
  const { send } = testClient()
  const add = (id: number) => send('POST', `course-services/${id}/demo-subscription`, { json: {} })
  expect((await add(815)).status).toBe(403)
  setSite({ demoServiceId: 815 })
  expect((await add(740)).status).toBe(404)
  const { body } = await add(815)
  expect((await add(815)).body).toEqual(body)
  setSite({ demoServiceId: null })
  expect((await add(815)).status).toBe(403)
})

it('takes files as large as the brand does', async () => {
  const { send } = testClient()
  const photo = new File([new Uint8Array(20)], 'a.jpg', { type: 'image/jpeg' })
  setSite({ fileMaxSize: 19 })
  expect((await send('POST', 'file', { form: { file: photo } })).status).toBe(422)
  setSite({ fileMaxSize: 20 })
  expect((await send('POST', 'file', { form: { file: photo } })).status).toBe(200)
})
