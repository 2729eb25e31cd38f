import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi, warmApi } from '#/api/client'
import { createQueryClient } from '#/api/query-client'
import { configureReports } from '#/api/report'
import { provideLocalBrand } from '#/brand/local-brand'
import { testBrand } from '../../../tests/test-brand'
import { currentBrand, settledBrand } from './current-brand'
import { siteConfigQueries } from './queries'
import { valuesInForce } from './values-in-force'

const answer = vi.fn<typeof fetch>()
let client: QueryClient

beforeEach(async () => {
  vi.useFakeTimers()
  answer.mockReset()
  configureReports(() => {})
  provideLocalBrand(testBrand('lumen'))
  configureApi({
    origin: 'https://school.example',
    v1: '/v1',
    v2: '/v2',
    lang: 'en',
    appId: 'lumen',
    fetch: answer,
  })
  client = createQueryClient()
  // Code that loads slowly on a busy machine must not run into the time limit of an answer.
  await Promise.all([warmApi(), import('./remote-wires')])
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const says = (data: unknown) => async () => Response.json({ success: true, data, errors: null })

/** The brand after all timers have run. */
async function settled() {
  const state = { isSettled: false }
  const brand = settledBrand(client, 10 ** 9).finally(() => Object.assign(state, { isSettled: true }))
  // Step by step: an answer that is slow on a busy machine must not run into a limit that has passed meanwhile.
  while (!state.isSettled) await vi.advanceTimersByTimeAsync(1000)
  return brand
}

describe('the external configuration', () => {
  it.each([
    ['of our version', says({ version: 13, is_registration_enable: true }), true],
    ['of an older version', says({ version: 12, is_registration_enable: true }), false],
    ['of a newer version', says({ version: 14, is_registration_enable: true }), false],
    ['without a version', says({ is_registration_enable: true }), false],
    ['that is null', says(null), false],
    ['that is no JSON', async () => new Response('<html>'), false],
    ['that is not there', async () => new Response('', { status: 404 }), false],
    ['behind a broken server', async () => new Response('', { status: 502 }), false],
  ])('%s', async (_, reply, expected) => {
    answer.mockImplementation(reply)
    expect((await settled()).isRegistrationEnable).toBe(expected)
  })

  it('is not waited for longer than the limit', async () => {
    answer.mockImplementation(() => new Promise(() => {}))
    const brand = settledBrand(client, 500)
    await vi.advanceTimersByTimeAsync(500)
    expect((await brand).isRegistrationEnable).toBe(false)
  })

  it('is requested once, however many guards wait', async () => {
    answer.mockImplementation(says({ version: 13 }))
    await Promise.all([settled(), settled()])
    await settled()
    expect(answer).toHaveBeenCalledTimes(1)
  })
})

it('is the local brand until an answer arrives, and the same object until something new has come', async () => {
  const before = currentBrand(client)
  expect(before).toMatchObject({ id: 'lumen', name: 'Lumen', websocket: null })
  expect(currentBrand(client)).toBe(before)
  client.setQueryData(siteConfigQueries.domain().queryKey, await domain({ title: 'Lumen Berlin' }))
  const after = currentBrand(client)
  expect(after.name).toBe('Lumen Berlin')
  expect(currentBrand(client)).toBe(after)
})

it('logs unsupported languages of the domain', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await domain({ languages: ['en', 'de'] })
  expect(warn.mock.calls).toEqual([['Unsupported domain language: de']])
})

function domain(data: object) {
  answer.mockImplementation(says(data))
  return client.query(siteConfigQueries.domain())
}

it('tells where each value in force comes from', async () => {
  answer.mockImplementation(says({ version: 13, is_registration_enable: true }))
  await settled()
  const registration = valuesInForce().find(({ key }) => key === 'isRegistrationEnable')
  expect(registration).toMatchObject({ local: false, external: true, domain: null, source: 'external' })
})
