import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { loadBrand } from './load-brand.ts'
import { remoteTexts } from './remote-texts.ts'

const lumen = loadBrand('lumen')

/** A server that says what it was asked. */
async function served<T>(act: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    response.statusCode = request.url?.includes('missing') ? 404 : 200
    response.end(`${request.url} ${String(request.headers['x-app-id'])}`)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  try {
    return await act(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  } finally {
    server.close()
  }
}

it('asks the brand’s own server', async () => {
  const { texts, notes } = await served((origin) => remoteTexts({ ...lumen, origin }, {}))
  expect(texts).toEqual({
    external: '/spa/api/v1/external-application-config lumen',
    domain: '/spa/api/v1/domain-config lumen',
  })
  expect(notes[1]).toMatch(/^domain: http:\/\/127\.0\.0\.1:\d+\/spa\/api\/v1\/domain-config$/)
})

it('reads files, and says how to name what a brand does not', async () => {
  const { texts, notes } = await remoteTexts(lumen, { domain: 'brands/lumen/brand.json' })
  expect(texts.domain).toContain('"id": "lumen"')
  expect(texts.external).toBe(null)
  expect(notes[0]).toContain('say where it is by --external')
})

it('says what cannot be had', async () => {
  await expect(remoteTexts(lumen, { domain: 'no.json' })).rejects.toThrow('no.json: no such file')
  await expect(served((origin) => remoteTexts(lumen, { domain: `${origin}/missing` }))).rejects.toThrow('answered 404')
  await expect(remoteTexts(lumen, { domain: 'http://127.0.0.1:9/' })).rejects.toThrow('no answer')
})
