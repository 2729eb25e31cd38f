import { expect, test } from 'vitest'
import { readPart } from './texts-parts'

test('a translation is read as its language sets it; one that is missing is left to be listed', () => {
  const { translations, faults } = readPart('a.json', '{"Home":{"ru":"в дом"},"verb|Open":{"ru":"","es":"Abrir"}}')
  expect(translations).toEqual([
    { part: 'a.json', source: 'Home', language: 'ru', text: 'в\u00a0дом' },
    { part: 'a.json', source: 'verb|Open', language: 'es', text: 'Abrir' },
  ])
  expect(faults).toEqual([])
})

test.each([
  ['a mistake in its JSON', '{"Home":{"es":"Casa",}}', ['line 1: expected no comma after the last entry']],
  ['a text that stands there twice', '{"A":{"ru":"А"},\n"A":{"ru":"Б"}}', ['line 2: "A" stands here twice']],
  ['a language that does not exist', '{"A":{"rus":"А"}}', ['"A": expected { "ru": "…", "es": "…" }']],
  [
    'no languages',
    '{"A":"А","B":{"ru":1,"es":2}}',
    ['"A"', '"B"'].map((key) => `${key}: expected { "ru": "…", "es": "…" }`),
  ],
  ['a list', '[]', ['expected { "ru": "…", "es": "…" }']],
])('%s is named with its file', (_, json, faults) => {
  expect(readPart('a.json', json).faults).toEqual(faults.map((fault) => `locales/parts/a.json: ${fault}`))
})
