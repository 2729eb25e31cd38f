import { knownZone } from '#/lib/dates'

/** The time zones that this device knows, with the learner's own; "Europe/Lisbon" is shown as "Lisbon, Europe". */
export function timeZones(own: string): { value: string; label: string }[] {
  const known = new Set([...(Intl.supportedValuesOf?.('timeZone') ?? []), 'UTC', own])
  return [...known]
    .map((value) => ({ value, label: zoneName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** A zone's city before its continent. */
export function zoneName(zone: string): string {
  return zone.split('/').toReversed().join(', ').replaceAll('_', ' ')
}

/** How far a zone is from UTC at a moment: "GMT+1"; of a zone that this device does not know, its own. */
export function zoneOffset(zone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: knownZone(zone), timeZoneName: 'shortOffset' })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
