import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOADING } from './loading-words.ts'

it('knows what loading is called in all languages', () => {
  const parts = globSync('locales/parts/*.json').map((file): Record<string, Record<string, string>> =>
    JSON.parse(readFileSync(file, 'utf8')),
  )
  const said = parts
    .flatMap((part) => Object.entries(part))
    .filter(([english]) => english.startsWith('Loading'))
    .flatMap(([english, others]) => [english, ...Object.values(others)])
  expect(said.length).toBeGreaterThan(60)
  expect(said.filter((text) => !LOADING.test(text))).toEqual([])
})
