import { beforeEach, expect, it, vi } from 'vitest'
import { configureApi } from '#/api/client'
import { configureReports, type ReportEntry } from '#/api/report'
import { readToken, writeToken } from '#/api/token-store'
import { provideLocalBrand } from '#/brand/local-brand'
import * as examples from '../../../tests/contract/examples'
import { testBrand } from '../../../tests/test-brand'
import { TEST_EDGE } from '../../../tests/test-edge'
import { fetchArticles } from './fetch-articles'

const API = `${TEST_EDGE.origin}/club`
const TOKEN = 'a'.repeat(24)
let reports: ReportEntry[] = []
const send = vi.fn<typeof fetch>()

beforeEach(() => {
  reports = []
  send.mockReset()
  configureReports((entry) => reports.push(entry))
  configureApi({ ...TEST_EDGE, fetch: send })
  provideLocalBrand({ ...testBrand('lumen'), trustedReturnOrigins: ['https://partner.example'] })
  writeToken(TOKEN)
})

const ask = (communityUrlApi: string | null = API, uniqs: string[] | null = ['meridian-club']) =>
  fetchArticles({ communityUrlApi, uniqs })
const answers = (body: unknown, status = 200) => send.mockResolvedValue(Response.json(body, { status }))
const enveloped = (data: unknown) => ({ success: true, data, errors: null })
const second = { ...examples.article, id: 9102, sort: 0 }

it.each([
  ['in the envelope', enveloped([examples.article, second])],
  ['as a bare array', [examples.article, second]],
])('reads articles %s, by their order, with the token and nothing else of the app', async (_, body) => {
  answers(body)
  expect((await ask()).map(({ id }) => id)).toEqual([9102, 9101])
  const [address, init] = send.mock.calls[0] ?? []
  expect(address).toBe(`${API}/articles/preview?external_id%5B%5D=meridian-club&thumbnail=740x420&lang=en`)
  expect(Object.keys(init?.headers ?? {})).toEqual(['Accept', 'Authorization'])
  expect(init).toMatchObject({ credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' })
})

it('goes to an origin that the brand trusts', async () => {
  answers([])
  await ask('https://partner.example/api')
  expect(send).toHaveBeenCalledTimes(1)
})

it('keeps the token from any other origin, and reports it', async () => {
  expect(await ask('https://club.example/api')).toEqual([])
  expect(send).not.toHaveBeenCalled()
  expect(reports.map(({ context }) => context)).toEqual(['club'])
})

it('does not ask without a community of one’s own, or without a session', async () => {
  expect(await ask(API, [])).toEqual([])
  writeToken(null)
  expect(await ask()).toEqual([])
  expect(send).not.toHaveBeenCalled()
})

it.each<[string, () => unknown]>([
  ['a crash', () => answers({}, 500)],
  ['a refused token', () => answers({}, 401)],
  ['no list', () => answers(enveloped(null))],
  ['no JSON', () => send.mockResolvedValue(new Response('<html>'))],
  ['no connection', () => send.mockRejectedValue(new TypeError('Failed to fetch'))],
])('after %s there are no articles, and the session goes on', async (_, fail) => {
  fail()
  expect(await ask()).toEqual([])
  expect(readToken()).toBe(TOKEN)
  expect(reports.map(({ message }) => message)).toEqual([
    expect.stringContaining('article fetch failure returns an empty list'),
  ])
})

it('leaves out one that cannot be read', async () => {
  answers([{ ...examples.article, url: 'javascript:alert(1)' }, second])
  expect((await ask()).map(({ id }) => id)).toEqual([9102])
})

it('is cancelled with its query', async () => {
  send.mockRejectedValue(new DOMException('Aborted', 'AbortError'))
  const signal = AbortSignal.abort()
  await expect(fetchArticles({ communityUrlApi: API, uniqs: ['a'], signal })).rejects.toThrow('aborted')
  expect(reports).toEqual([])
})

it.each([
  ['communityUrlApi must be set', null, ['a']],
  ['Communities is not fetched', API, null],
] as const)('throws "%s"', async (message, api, uniqs) => {
  await expect(ask(api, uniqs && [...uniqs])).rejects.toThrow(message)
})
