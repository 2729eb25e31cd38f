import { expect, test } from 'vitest'

import { returnAddress } from '#/lib/return-address'
import { parsedUrl, safeHttpUrl } from '#/lib/urls'
import * as z from '#/lib/zod'

import { corpusRows, describeCorpus } from './corpus'

const rowWire = z.object({ input: z.string(), class: z.string() })

const APP_URL = 'https://learn.example/v/'
const TRUSTED = 'https://example.com'
const TOKEN = 'never-outside-0123456789'

describeCorpus('address', () => {
  const rows = corpusRows('urls/urls.json', rowWire)
  const answers = rows.map((row) => ({
    ...row,
    address: returnAddress(row.input, { appUrl: APP_URL, trustedOrigins: [TRUSTED], token: TOKEN }),
  }))

  test('never navigates outside the app and the trusted origins', () => {
    const strays = answers.filter(({ address }) => {
      if (address.kind === 'external') return new URL(address.href).origin !== TRUSTED
      return address.kind === 'internal' && !new URL(`.${address.path}`, APP_URL).href.startsWith(APP_URL)
    })
    expect(strays).toEqual([])
    expect(rows.length).toBeGreaterThan(1000)
  })

  test('lets no inner path name a host, even at the root of an origin', () => {
    const atRoot = rows.map((row) =>
      returnAddress(row.input, { appUrl: 'https://learn.example/', trustedOrigins: [], token: TOKEN }),
    )
    const strays = [...atRoot, ...answers.map(({ address }) => address)].filter(
      (address) => address.kind === 'internal' && parsedUrl(address.path, APP_URL)?.host !== 'learn.example',
    )
    expect(strays).toEqual([])
  })

  test('gives the token to trusted origins only', () => {
    const leaks = answers.filter(
      ({ address }) => address.kind !== 'external' && JSON.stringify(address).includes(TOKEN),
    )
    expect(leaks).toEqual([])
  })

  test('follows nothing that the browser reads as another scheme or as no address', () => {
    const followed = answers.filter(({ address, class: kind }) => {
      return address.kind === 'external' && kind !== 'cross-origin' && kind !== 'same-origin'
    })
    expect(followed).toEqual([])
  })

  test('puts nothing but http(s) into links', () => {
    const protocols = new Set(rows.map((row) => safeHttpUrl(row.input)).map((url) => url && new URL(url).protocol))
    expect(protocols).toEqual(new Set(['http:', 'https:', null]))
  })
})
