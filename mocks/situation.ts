import { LOCALES } from '#/lib/locale'
import { NO_FAULT } from './fault-kinds.ts'
import type { Lang, World } from './world/model.ts'

/** What an address demands of the mock world; the same address always makes the same world. */
export interface Situation {
  scenario: string | null
  clock: Date | null
  /** When the world was made, if its clock has moved on since. */
  since: Date | null
  lang: Lang | null
  persona: string | null
  faults: { call: string; kind: string; times: number | null }[]
  latencyMs: number | null
  panel: 'on' | 'off' | null
}

const KEYS = ['scenario', 'clock', 'since', 'lang', 'persona', 'fault', 'latency', 'panel']

/** Reads `?scenario=frozen&clock=2026-06-09T18:30:00Z&lang=ru&persona=admin&fault=L3:500:1&latency=800&panel=off`. */
export function readSituation(address: URL): Situation {
  const { searchParams: query } = address
  const latency = Number(query.get('latency') ?? Number.NaN)
  const panel = query.get('panel')
  return {
    scenario: query.get('scenario'),
    clock: moment(query.get('clock')),
    since: moment(query.get('since')),
    lang: LOCALES.find((lang) => lang === query.get('lang')) ?? null,
    persona: query.get('persona'),
    faults: query.getAll('fault').flatMap((fault) => {
      // A path may contain colons itself.
      const [, call, kind, times] = /^(.+?):([\w-]+)(?::(\d+))?$/.exec(fault) ?? []
      return call && kind ? [{ call, kind, times: times ? Number(times) : null }] : []
    }),
    latencyMs: Number.isNaN(latency) ? null : latency,
    panel: panel === 'on' || panel === 'off' ? panel : null,
  }
}

/** Parameters whose values cannot be read, as they stand in the address. */
export function unreadParts({ searchParams: query }: URL, situation: Situation): string[] {
  const { clock, since, lang, latencyMs, panel, faults } = situation
  const single = { clock, since, lang, latency: latencyMs, panel }
  return [
    ...Object.entries(single).flatMap(([key, value]) =>
      query.has(key) && value === null ? [`${key}=${query.get(key)}`] : [],
    ),
    ...(query.getAll('fault').length > faults.length ? [`fault=${query.getAll('fault').join()}`] : []),
  ]
}

function moment(text: string | null): Date | null {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}

/** Whether the address demands a new world. */
export const makesWorld = ({ scenario, clock, persona }: Situation) =>
  scenario !== null || clock !== null || persona !== null

/** The address without the parameters for the mock world. */
export function plainAddress(address: URL): URL {
  const plain = new URL(address)
  for (const key of KEYS) plain.searchParams.delete(key)
  return plain
}

export interface SituationParts {
  scenario: string
  clock: Date
  madeAt: Date
  lang: string
  persona: string | null
  faults: World['faults']
  /** Those that the scenario itself begins with. */
  ownFaults: World['faults']
  latencyMs: number
}

/** A world younger than this counts as new: it is made at the clock's time. */
const NEW_MS = 60_000

/** The address that reproduces a situation. */
export function situationAddress(address: URL, parts: SituationParts): string {
  const url = plainAddress(address)
  url.searchParams.set('scenario', parts.scenario)
  const { clock, madeAt } = parts
  url.searchParams.set('clock', inSeconds(clock))
  if (Math.abs(clock.getTime() - madeAt.getTime()) >= NEW_MS) url.searchParams.set('since', inSeconds(madeAt))
  url.searchParams.set('lang', parts.lang)
  if (parts.persona) url.searchParams.set('persona', parts.persona)
  for (const { call, kind, left } of parts.faults) {
    if (left !== 0) url.searchParams.append('fault', left === null ? `${call}:${kind}` : `${call}:${kind}:${left}`)
  }
  for (const { call } of parts.ownFaults) {
    if (!parts.faults.some((one) => one.call === call)) url.searchParams.append('fault', `${call}:${NO_FAULT}`)
  }
  if (parts.latencyMs > 0) url.searchParams.set('latency', String(parts.latencyMs))
  return url.href
}

const inSeconds = (date: Date) => date.toISOString().replace(/\.\d{3}Z$/, 'Z')
