import * as z from '#/lib/zod'
import { domainOverlay } from './domain-overlay'
import { domainConfigWire } from './domain-wire'
import { externalOverlay } from './external-overlay'
import { externalConfigWire } from './external-wire'
import { EXTERNAL_VERSION } from './kinds'
import { brandLayers, brandSources, type MergeInput, type Source } from './merge'

/** One key of the brand: what each source says of it (null: nothing), which one is in force, and by which rule. */
export interface BrandValue {
  key: string
  local: unknown
  external: unknown
  domain: unknown
  source: Source
  rule: string
}

/** The brand's files that stand in until the domain names its own. */
const OWN_FILES: Readonly<Record<string, string>> = { logo: 'logo.svg', favicon: 'favicon.svg' }

const PARTS = 'the parts that the external configuration names; brand.json keeps the others'

/** How a remote configuration wins where it does not just replace the value. */
const RULES: Readonly<Record<string, string>> = {
  statisticTimings: PARTS,
  offerType: PARTS,
  socialAuth: PARTS,
  renewConsultationSupportCategoryId: 'the external configuration’s own, or the course’s category that it names',
  languages: 'those of the domain that brand.json has too',
  defaultLanguage: 'the domain’s, or its first language where it does not speak that of brand.json',
  logo: 'the domain’s logo replaces logo.svg',
  favicon: 'the domain’s icon replaces favicon.svg',
  remoteTheme: 'over the colours of $.theme, where every pair stays readable',
  authCollection: 'the domain’s addresses of the networks that the app knows',
  websocket: 'the domain’s address, if $.socketOrigins has its origin',
}

const REPLACES = {
  external: 'the external configuration replaces what brand.json says',
  domain: 'the domain configuration replaces what brand.json says',
}

/** Every key of the brand in force with its sources, in the order of the brand's file; addresses of built files are left out. */
export function brandValues(input: MergeInput): BrandValue[] {
  const layers = brandLayers(input)
  const said = (source: Source, key: string): unknown =>
    Object.entries(layers[source]).find(([one]) => one === key)?.[1]
  const rule = rulesOf(input)
  return Object.entries(brandSources(input)).flatMap(([key, source]) =>
    key === 'assets'
      ? []
      : {
          key,
          local: said('local', key) ?? OWN_FILES[key] ?? null,
          external: said('external', key) ?? null,
          domain: said('domain', key) ?? null,
          source,
          rule: rule(key, source),
        },
  )
}

function rulesOf(input: MergeInput): (key: string, source: Source) => string {
  const { local } = brandLayers(input)
  const byExternal = new Set(
    Object.keys(externalOverlay(local, z.parse(externalConfigWire, { version: EXTERNAL_VERSION }))),
  )
  const byDomain = new Set(Object.keys(domainOverlay(local, z.parse(domainConfigWire, {}))))
  const version = input.external?.version
  return (key, source) => {
    if (source !== 'local') return RULES[key] ?? REPLACES[source]
    if (byExternal.has(key) && version !== undefined && version !== EXTERNAL_VERSION)
      return `brand.json: an external configuration of version ${version} is ignored as a whole, only ${EXTERNAL_VERSION} counts`
    if (byExternal.has(key)) return 'brand.json: the external configuration may replace it, and says nothing'
    if (byDomain.has(key)) return 'brand.json: the domain configuration may replace it, and says nothing'
    return 'brand.json only: no remote configuration may set it'
  }
}
