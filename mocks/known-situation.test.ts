import { expect, it } from 'vitest'
import { knownSituation, PERSONAS } from './known-situation.ts'
import { readSituation } from './situation.ts'
import { createWorld } from './world/create-world.ts'

const read = (query: string) => knownSituation(new URL(`http://localhost/v/?${query}`))

it('leaves what there is', () => {
  const asked =
    'scenario=frozen&persona=admin&fault=L3:500:1&fault=*:offline&fault=GET user:lost&fault=A31:none&latency=0&lang=ru&panel=on&clock=2026-06-09'
  expect(read(asked)).toEqual({ situation: readSituation(new URL(`http://localhost/v/?${asked}`)), unknown: [] })
})

it.each([
  ['scenario=constructor', 'There is no scenario "constructor"; there are admin, awkward, '],
  ['persona=nobody', 'There is no persona "nobody"; there are guest, main, newcomer, admin, no-email, blocked'],
  ['fault=coffee:500', 'There is no call "coffee"; the panel lists all of them'],
  ['clock=soon', '"clock=soon" cannot be read'],
  ['since=then', '"since=then" cannot be read'],
  ['lang=de', '"lang=de" cannot be read'],
  ['latency=slow', '"latency=slow" cannot be read'],
  ['panel=maybe', '"panel=maybe" cannot be read'],
  ['fault=L3', '"fault=L3" cannot be read'],
  ['fault=user:teapot', 'There is no fault "teapot"; there are 500, 502, 200-html, '],
])('ignores %s and says so', (query, words) => {
  const { situation, unknown } = read(query)
  expect(situation).toMatchObject({ scenario: null, persona: null, faults: [] })
  expect(unknown).toEqual([expect.stringContaining(words)])
})

it.each(['lumen', 'kinetic', 'demo'])('knows the personas of %s', (brand) => {
  const made = createWorld({ brand }).learners.map(({ persona }) => persona)
  expect(['guest', ...made].toSorted()).toEqual([...PERSONAS].toSorted())
})
