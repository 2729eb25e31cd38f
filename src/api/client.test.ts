import { beforeEach, expect, test, vi } from 'vitest'
import * as z from '#/lib/zod'
import { api, configureApi } from './client'

const fetchStub = vi.fn<typeof fetch>()
beforeEach(() => {
  fetchStub.mockReset()
  configureApi({
    origin: 'https://school.example',
    v1: '/spa/api/v1',
    v2: '/spa/v2',
    appId: 'meridian',
    appType: 'web',
    lang: 'ru',
    fetch: fetchStub,
  })
})
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)

test('reads data', async () => {
  fetchStub.mockResolvedValue(json({ success: true, data: { amount: 5 } }))
  expect(await api.get('user-score/amount', { query: { ids: [1, 2] } }).data(z.object({ amount: z.number() }))).toEqual(
    { amount: 5 },
  )
  const request = fetchStub.mock.calls[0]![0] as Request
  expect(request.url).toBe('https://school.example/spa/api/v1/user-score/amount?ids%5B%5D=1&ids%5B%5D=2&lang=ru')
})
