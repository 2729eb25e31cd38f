import { existsSync, readFileSync } from 'node:fs'
import type { Brand } from '../../src/brand/schema.ts'
import { UsageError } from './usage-error.ts'

const CALLS = { external: 'external-application-config', domain: 'domain-config' }

/** Where the remote configurations are: addresses or files; undefined: on the brand's own server. */
export interface RemotePlaces {
  external?: string | undefined
  domain?: string | undefined
}

/** The text of a file, or of what an address answers to this brand. */
async function textOf(place: string, { appId }: Brand): Promise<string> {
  if (!/^https?:/.test(place)) {
    if (!existsSync(place)) throw new UsageError(`${place}: no such file`)
    return readFileSync(place, 'utf8')
  }
  const answer = await fetch(place, { headers: { 'X-App-Id': appId } }).catch((error: unknown) => {
    throw new UsageError(`${place}: no answer (${String(error)})`)
  })
  if (!answer.ok) throw new UsageError(`${place}: answered ${answer.status}`)
  return answer.text()
}

/** One remote configuration: where it was looked for, and its text; null where nobody said and the brand names no server. */
async function remoteText(brand: Brand, source: keyof typeof CALLS, given: string | undefined) {
  const place = given ?? (brand.origin ? `${brand.origin}${brand.v1}/${CALLS[source]}` : null)
  const unread = `not read; brand.json names no $.origin, so say where it is by --${source} (an address or a file)`
  return { text: place === null ? null : await textOf(place, brand), note: `${source}: ${place ?? unread}` }
}

/** The texts of both remote configurations, and where they come from; throws a `UsageError` where one cannot be had. */
export async function remoteTexts(brand: Brand, places: RemotePlaces) {
  const [external, domain] = await Promise.all([
    remoteText(brand, 'external', places.external),
    remoteText(brand, 'domain', places.domain),
  ])
  return { texts: { external: external.text, domain: domain.text }, notes: [external.note, domain.note] }
}
