import { expect, it } from 'vitest'
import { makesWorld, plainAddress, readSituation, situationAddress } from './situation.ts'

const ADDRESS =
  'http://localhost/v/course/1/calendar?tab=a&scenario=frozen&clock=2026-06-09T18:30:00Z&since=2026-06-01T08:00:00Z&lang=ru&persona=admin&fault=L3:500:1&fault=*:offline&latency=800&panel=off'

it('reads what the mock world is asked for and leaves the rest of the address', () => {
  const address = new URL(ADDRESS)
  expect(readSituation(address)).toEqual({
    scenario: 'frozen',
    clock: new Date('2026-06-09T18:30:00Z'),
    since: new Date('2026-06-01T08:00:00Z'),
    lang: 'ru',
    persona: 'admin',
    faults: [
      { call: 'L3', kind: '500', times: 1 },
      { call: '*', kind: 'offline', times: null },
    ],
    latencyMs: 800,
    panel: 'off',
  })
  expect(plainAddress(address).href).toBe('http://localhost/v/course/1/calendar?tab=a')
})

it('passes over what it does not understand', () => {
  const situation = readSituation(
    new URL('http://localhost/v/?clock=soon&since=then&lang=de&fault=L3&latency=slow&panel=maybe'),
  )
  expect(situation).toEqual({
    scenario: null,
    clock: null,
    since: null,
    lang: null,
    persona: null,
    faults: [],
    latencyMs: null,
    panel: null,
  })
  expect(makesWorld(situation)).toBe(false)
})

it('makes an address that reads back', () => {
  const parts = {
    scenario: 'frozen',
    clock: new Date('2026-06-09T18:30:00Z'),
    madeAt: new Date('2026-06-08T18:30:00Z'),
    lang: 'es',
    persona: 'main',
    faults: [
      { call: 'L3', kind: '500', left: null },
      { call: 'L7', kind: '404', left: 2 },
      { call: 'L1', kind: '500', left: 0 },
    ],
    ownFaults: [
      { call: 'L3', kind: '502', left: null },
      { call: 'A31', kind: '500', left: null },
    ],
    latencyMs: 150,
  }
  const back = readSituation(new URL(situationAddress(new URL('http://localhost/v/home?lang=ru'), parts)))
  expect(back).toMatchObject({
    scenario: 'frozen',
    clock: parts.clock,
    since: parts.madeAt,
    lang: 'es',
    persona: 'main',
    faults: [
      { call: 'L3', kind: '500', times: null },
      { call: 'L7', kind: '404', times: 2 },
      { call: 'A31', kind: 'none', times: null },
    ],
    latencyMs: 150,
  })
  expect(makesWorld(back)).toBe(true)
})

it('says nothing of when a world was made that is as good as new', () => {
  const clock = new Date('2026-06-09T18:30:00Z')
  const madeAt = new Date('2026-06-09T18:29:30Z')
  const parts = { scenario: 'main', clock, madeAt, lang: 'en', persona: null, faults: [], ownFaults: [], latencyMs: 0 }
  expect(situationAddress(new URL('http://localhost/v/'), parts)).not.toContain('since')
})
