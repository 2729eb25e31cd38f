import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import * as z from '#/lib/zod'

import { TEST_EDGE } from '../../tests/test-edge'
import { api, configureApi } from './client'
import { serverNow } from './clock'
import { isOnline } from './connectivity'
import { isApiError } from './errors'
import { toFormData } from './form-body'
import { configureReports, type ReportSink } from './report'
import * as tokens from './token-store'
import { writeToken } from './token-store'

const TOKEN = 'token-0123456789-0123456789'
const answer = vi.fn<typeof fetch>()
const sink = vi.fn<ReportSink>()

beforeEach(() => {
  answer.mockReset()
  sink.mockReset()
  configureReports(sink)
  writeToken(null)
  configureApi({ ...TEST_EDGE, lang: 'ru', fetch: answer })
})
afterEach(() => vi.unstubAllGlobals())

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const ok = (data: unknown = null) => json({ success: true, data, errors: null })

function sent(): Request {
  const input = answer.mock.calls[0]?.[0]
  if (!(input instanceof Request)) throw new Error('nothing was sent')
  return input
}

describe('what is sent', () => {
  beforeEach(() => {
    answer.mockImplementation(async () => ok())
  })

  test('addresses under both bases, with the query, and the language last', async () => {
    await api
      .get('user-course-streams', { query: { expand: 'course', 'filter[id][in]': [301, 302], on: true, a: null } })
      .done()
    expect(decodeURIComponent(sent().url)).toBe(
      'https://school.example/spa/api/v1/user-course-streams?expand=course&filter[id][in][]=301&filter[id][in][]=302&on=1&lang=ru',
    )
    answer.mockClear()
    await api.v2.post('course/search', { json: { page: 1 } }).done()
    expect(sent().url).toBe('https://school.example/spa/v2/course/search?lang=ru')
  })

  test('though the device says that it is offline: an answer tells that it is not', async () => {
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    await api.get('user').done()
    expect(isOnline()).toBe(true)
  })

  test('questions alone while it is not known whose the token is that another tab has stored', async () => {
    const spied = vi.spyOn(tokens, 'hasStrangeToken').mockReturnValue(true)
    onTestFinished(() => spied.mockRestore())
    await expect(api.put('user', { json: { name: 'Anna' } }).done()).rejects.toMatchObject({
      kind: 'network',
      code: 'replaced',
    })
    expect(answer).not.toHaveBeenCalled()
    await api.get('user').done()
    expect(answer).toHaveBeenCalledOnce()
  })

  test('the headers of every call, with the token only when there is one', async () => {
    await api.get('user').done()
    const names = { 'Accept-Language': 'ru-RU', 'X-App-Type': 'web', 'X-App-Id': 'meridian', Authorization: null }
    for (const [name, value] of Object.entries(names)) expect(sent().headers.get(name)).toBe(value)
    answer.mockClear()
    writeToken(TOKEN)
    await api.get('user').done()
    expect(sent().headers.get('Authorization')).toBe(`Bearer ${TOKEN}`)
    expect(sent().url).not.toContain(TOKEN)
    expect(sent().redirect).toBe('error')
  })

  test('what is sent on leaving outlives the page, nothing else does', async () => {
    await api.post('x', { json: {} }).done()
    expect(sent().keepalive).toBe(false)
    answer.mockClear()
    await api.post('x', { json: {}, keepalive: true }).done()
    expect(sent().keepalive).toBe(true)
  })

  test('JSON as it is', async () => {
    let body: unknown
    answer.mockImplementation(async (input) => {
      body = await new Request(input).json()
      return ok()
    })
    await api.put('schedule/update', { json: { repeatDays: { 1: ['07:30'] }, on: true } }).done()
    expect(sent().method).toBe('PUT')
    expect(sent().headers.get('Content-Type')).toBe('application/json')
    expect(body).toEqual({ repeatDays: { 1: ['07:30'] }, on: true })
  })

  test('multipart forms, with their spelling of booleans, lists and null', async () => {
    const file = new File(['x'], 'a.txt')
    let form = new FormData()
    answer.mockImplementation(async (input) => {
      form = await new Request(input).formData()
      return ok()
    })
    await api
      .post('user', {
        form: toFormData({
          name: 'Anna',
          on: true,
          off: false,
          ids: [1, 2],
          none: [],
          gone: null,
          same: undefined,
          n: 0,
          file,
        }),
      })
      .done()
    expect([...form.keys()]).toEqual(['name', 'on', 'off', 'ids[]', 'ids[]', 'none', 'gone', 'n', 'file'])
    expect(form.getAll('ids[]')).toEqual(['1', '2'])
    expect([form.get('on'), form.get('off'), form.get('none'), form.get('gone'), form.get('n')]).toEqual([
      '1',
      '0',
      '',
      '',
      '0',
    ])
  })

  test('nothing before the answer is used', async () => {
    const call = api.delete('user-payment-method/5')
    expect(answer).not.toHaveBeenCalled()
    await call.done()
    expect(sent().method).toBe('DELETE')
    expect(sent().body).toBeNull()
  })
})

describe('what is read', () => {
  test('data, converted by its schema', async () => {
    answer.mockResolvedValue(ok({ amount: 5 }))
    const schema = z.object({ amount: z.number() })
    expect(await api.get('user-score/amount').data(schema)).toEqual({ amount: 5 })
  })

  test.each([
    [204, null],
    [200, ''],
    [201, ' '],
  ])('status %d with the body %j as null', async (status, body) => {
    answer.mockResolvedValue(new Response(body, { status }))
    expect(await api.post('x').data(z.null())).toBeNull()
  })

  test('a list without its unreadable item, which is reported without its values', async () => {
    answer.mockResolvedValue(ok([{ id: 1 }, { id: 'private' }, { id: 3 }]))
    expect(await api.get('x').list(z.object({ id: z.number() }))).toEqual([{ id: 1 }, { id: 3 }])
    expect(sink).toHaveBeenCalledOnce()
    expect(JSON.stringify(sink.mock.calls)).not.toContain('private')
  })

  test("the server's clock", async () => {
    const later = new Date(Date.now() + 2 * 60 * 60 * 1000)
    answer.mockResolvedValueOnce(json({ success: true, data: null }, { headers: { Date: later.toUTCString() } }))
    await api.get('x').done()
    expect(Math.abs(serverNow() - later.getTime())).toBeLessThan(5000)
    answer.mockResolvedValueOnce(json({ success: true, data: null }, { headers: { Date: new Date().toUTCString() } }))
    await api.get('x').done()
    expect(serverNow()).toBeLessThan(Date.now() + 10)
  })

  test("the server's clock from an early answer that waited, by when it was received", async () => {
    const receivedAt = Date.now() - 60 * 60 * 1000
    const early = json({ success: true, data: null }, { headers: { Date: new Date(receivedAt).toUTCString() } })
    const response = Object.assign(early, { travel: [receivedAt - 100, receivedAt] })
    const requests = new Map([['GET https://school.example/spa/api/v1/user?lang=ru', Promise.resolve(response)]])
    vi.stubGlobal('window', { firstView: { requests, token: null } })
    await api.get('user').done()
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(10)
  })

  test('an early answer, once', async () => {
    const url = 'https://school.example/spa/api/v1/user?lang=ru'
    const requests = new Map([[`GET ${url}`, Promise.resolve(ok({ id: 1 }))]])
    vi.stubGlobal('window', { firstView: { requests, token: null } })
    answer.mockImplementation(async () => ok({ id: 2 }))
    const schema = z.object({ id: z.number() })
    expect(await api.get('user').data(schema)).toEqual({ id: 1 })
    expect(await api.get('user').data(schema)).toEqual({ id: 2 })
    expect(answer).toHaveBeenCalledOnce()
  })

  test('an early failure as a failure, with a real request after it', async () => {
    const requests = new Map([
      ['GET https://school.example/spa/api/v1/user?lang=ru', Promise.reject(new TypeError('Failed'))],
    ])
    vi.stubGlobal('window', { firstView: { requests, token: null } })
    answer.mockResolvedValue(ok(null))
    await expect(api.get('user').done()).rejects.toMatchObject({ kind: 'network' })
    await expect(api.get('user').done()).resolves.toBeUndefined()
  })
})

test('a cancellation is passed on as it is', async () => {
  answer.mockImplementation(() => new Promise(() => {}))
  const caller = new AbortController()
  const call = api.get('x', { signal: caller.signal }).done()
  caller.abort()
  const error: unknown = await call.catch((reason: unknown) => reason)
  expect(isApiError(error)).toBe(false)
  expect(error).toMatchObject({ name: 'AbortError' })
})

test('what was read for a learner whom somebody has replaced meanwhile counts as lost', async () => {
  const line = Promise.withResolvers<Response>()
  answer.mockReturnValue(line.promise)
  writeToken(TOKEN)
  const asked = api.get('user').done()
  writeToken('other-0123456789-0123456789')
  line.resolve(ok({ id: 1 }))
  await expect(asked).rejects.toMatchObject({ kind: 'network', code: 'replaced' })
})
