import { DAY_MS, knownZone } from './dates'

const MINUTE_MS = 60_000
const HALF_DAY_MS = DAY_MS / 2

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...parts, hourCycle: 'h23', timeZone: zone })
    formats.set(zone, format)
  }
  return format
}

/** What a zone's clock shows at a moment, as if it were UTC (epoch ms, whole minutes). */
export function wallClock(at: number, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = Number(value)
  return Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'], part['hour'], part['minute'])
}

/** How far a zone's clock is ahead of UTC at a moment, in ms. */
export const offsetAt = (at: number, zone: string): number =>
  wallClock(at, zone) - Math.floor(at / MINUTE_MS) * MINUTE_MS

/** When a zone's clock shows this (as `wallClock` counts): of two moments the earlier; one that a clock leaps over, as much after the leap. */
export function momentOf(wall: number, zone: string): number {
  const before = wall - offsetAt(wall - HALF_DAY_MS, zone)
  const after = wall - offsetAt(wall + HALF_DAY_MS, zone)
  const fits = [before, after].filter((at) => wallClock(at, zone) === wall)
  return fits.length > 0 ? Math.min(...fits) : before
}

/** "08:30": what a clock shows at a moment in a zone. */
export const clockAt = (at: number, zone: string): string => new Date(wallClock(at, zone)).toISOString().slice(11, 16)

/** A zone's city: "Lisbon" of "Europe/Lisbon". */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** How far a zone is from UTC at a moment: "GMT+1"; of a zone that this device does not know, its own. */
export function zoneOffset(zone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: knownZone(zone), timeZoneName: 'shortOffset' })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** "Lisbon, GMT+1": in which zone a time of this moment is told. */
export const zoneText = (zone: string, at: Date): string => `${cityOf(zone)}, ${zoneOffset(zone, at)}`
