import { readEnvelope } from '#/api/envelope'
import type { LocalBrand } from '#/brand/brand-config'
import { domainConfigWire } from '#/brand/domain-wire'
import { externalConfigWire } from '#/brand/external-wire'
import { type BrandValue, brandValues } from '#/brand/values'
import { parseJson } from '#/lib/parse-json'
import * as z from '#/lib/zod'

/** The texts of both remote configurations as a server or a file gives them: with the API's envelope or without; null: not read. */
interface RemoteTexts {
  external: string | null
  domain: string | null
}

/** The sources of a brand's values by these texts, or what cannot be read of them. */
export function remoteValues(local: LocalBrand, texts: RemoteTexts): { values: BrandValue[]; faults: string[] } {
  const external = read('external', texts.external, externalConfigWire)
  const domain = read('domain', texts.domain, domainConfigWire)
  const faults = [external, domain].flatMap(({ fault }) => fault ?? [])
  const input = { local, external: external.value, domain: domain.value, language: local.defaultLanguage }
  return { values: brandValues(input), faults }
}

interface Read<T> {
  value: T | null
  fault?: string
}

function read<S extends z.ZodMiniType>(name: string, text: string | null, wire: S): Read<z.output<S>> {
  if (text === null) return { value: null }
  const envelope = readEnvelope(text)
  if (envelope.kind === 'refused')
    return { value: null, fault: `${name}: the server refused: ${envelope.messages.join(', ')}` }
  const data = envelope.kind === 'data' ? envelope.data : parseJson(text)
  if (data === null && envelope.kind === 'data') return { value: null }
  const parsed = z.safeParse(wire, data)
  if (parsed.success) return { value: parsed.data }
  const [issue] = parsed.error.issues
  return { value: null, fault: `${name}: cannot be read at $.${issue?.path.join('.')}: ${issue?.message}` }
}
