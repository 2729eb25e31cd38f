import { expect, it } from 'vitest'
import { timeZones, zoneName } from './time-zones'

it('names a zone by its city', () => {
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires, Argentina, America')
  expect(zoneName('UTC')).toBe('UTC')
})

it('lists what the device knows, in order, with the learner’s own even if it does not', () => {
  const zones = timeZones('Mars/Olympus')
  expect(zones).toContainEqual({ value: 'Mars/Olympus', label: 'Olympus, Mars' })
  expect(zones.filter(({ value }) => value === 'Europe/Lisbon')).toHaveLength(1)
  expect(zones.map(({ label }) => label)).toEqual(
    zones.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b, 'en')),
  )
})
