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
