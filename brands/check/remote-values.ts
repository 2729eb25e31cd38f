import { readEnvelope } from '#/api/envelope'
import type { LocalBrand } from '#/brand/brand-config'
import { type DomainConfig, domainConfigWire } from '#/brand/domain-wire'
import { externalConfigWire } from '#/brand/external-wire'
import { type BrandValue, brandValues } from '#/brand/values'
import { asRecord } from '#/lib/lax'
import { parseJson } from '#/lib/parse-json'
import * as z from '#/lib/zod'
import { nearest } from './nearest.ts'

/** The texts of both remote configurations as a server or a file gives them: with the API's envelope or without; null: not read. */
interface RemoteTexts {
  external: string | null
  domain: string | null
}

interface RemoteValues {
  values: BrandValue[]
  /** What of a configuration cannot be read as a whole. */
  faults: string[]
  /** What of it counts for nothing, and why. */
  ignored: string[]
}

/** The sources of a brand's values by these texts; `socketOrigins`: those of the page's policy. */
export function remoteValues(local: LocalBrand, texts: RemoteTexts, socketOrigins: readonly string[]): RemoteValues {
  const external = read('external', texts.external, externalConfigWire)
  const domain = read('domain', texts.domain, domainConfigWire)
  const faults = [external, domain].flatMap(({ fault }) => fault ?? [])
  const input = { local, external: external.value, domain: domain.value, language: local.defaultLanguage }
  const ignored = [
    ...external.ignored,
    ...domain.ignored,
    ...(domain.value ? contradictions(local, domain.value, socketOrigins) : []),
  ]
  return { values: brandValues(input), faults, ignored }
}

/** What a domain configuration says that this build cannot do. */
function contradictions({ languages }: LocalBrand, domain: DomainConfig, socketOrigins: readonly string[]): string[] {
  const said: string[] = []
  const named = domain.languages ?? []
  if (named.length > 0 && !languages.some((language) => named.includes(language)))
    said.push(`domain languages: $.languages has none of ${named.join(', ')}, so those of brand.json stay`)
  const socket = domain.components.notificationService?.websocket
  const origin = socket ? new URL(socket).origin : null
  if (origin !== null && !socketOrigins.includes(origin))
    said.push(`domain components: the page's policy refuses the socket ${socket}; add "${origin}" to $.socketOrigins`)
  return said
}

const asWire = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const shortWords = (value: unknown) => JSON.stringify(value).slice(0, MAX_SHOWN)
const MAX_SHOWN = 60

/** What a configuration says that is not taken over: keys that nothing reads, and values of another kind than they should be. */
function ignoredKeys(name: string, data: unknown, config: object): string[] {
  const taken = new Map(Object.entries(config).map(([key, value]) => [asWire(key), value]))
  return Object.entries(asRecord(data) ?? {}).flatMap(([key, value]) => {
    if (!taken.has(key)) {
      const near = nearest(key, [...taken.keys()])
      return [`${name} ${key}: nothing reads it${near ? `; did you mean ${near}?` : ''}`]
    }
    const isLost = value !== null && value !== '' && taken.get(key) === null
    return isLost ? [`${name} ${key}: ${shortWords(value)} cannot be used, so it counts as not said`] : []
  })
}

interface Read<T> {
  value: T | null
  fault?: string
  ignored: string[]
}

function read<S extends z.ZodMiniType<object>>(name: string, text: string | null, wire: S): Read<z.output<S>> {
  if (text === null) return { value: null, ignored: [] }
  const envelope = readEnvelope(text)
  if (envelope.kind === 'refused')
    return { value: null, ignored: [], fault: `${name}: the server refused: ${envelope.messages.join(', ')}` }
  const data = envelope.kind === 'data' ? envelope.data : parseJson(text.replace(/^\uFEFF/, ''))
  if (data === null && envelope.kind === 'data') return { value: null, ignored: [] }
  if (asRecord(data) === null)
    return { value: null, ignored: [], fault: `${name}: expected an object in JSON, found ${shortWords(text.trim())}` }
  const parsed = z.safeParse(wire, data)
  if (parsed.success) return { value: parsed.data, ignored: ignoredKeys(name, data, parsed.data) }
  const [issue] = parsed.error.issues
  return { value: null, ignored: [], fault: `${name}: cannot be read at $.${issue?.path.join('.')}: ${issue?.message}` }
}
