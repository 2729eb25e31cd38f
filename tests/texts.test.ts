import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { afterAll, expect, test } from 'vitest'

import { LANGUAGES, readParts, tokensOf, type Translated } from './texts-parts'

const { translations: all, faults } = readParts()
const inShort = ({ part, language, source, text }: Translated) => `${part} ${language}: ${source} -> ${text}`
const faulty = (isFaulty: (one: Translated) => boolean) => all.filter(isFaulty).map(inShort)

/** Texts that are the same in both languages, or have nothing to translate. */
const SAME = new Set([
  '{minutes} min',
  '{minutes} min {seconds} s',
  '{seconds} s',
  '{weekday}, {minutes} min',
  'Chat',
  'Error',
  'No',
  'Plan',
  'WhatsApp',
  'you@example.com',
])

/** The names of a message's placeholders and tags. */
function holes(text: string): string[] {
  const found = tokensOf(text).flatMap((token) =>
    typeof token === 'string' ? (token.match(/<\/?\d+\/?>/g) ?? []) : [token[0]],
  )
  return [...new Set(found)].sort()
}

test('the files of the translations can be read', () => {
  expect(faults).toEqual([])
  expect(all.length).toBeGreaterThan(1000)
})

test('every message compiles', () => {
  const compiles = (text: string) => {
    try {
      return compileMessageOrThrow(text).length > 0
    } catch {
      return false
    }
  }
  expect(faulty(({ source, text }) => !compiles(source) || !compiles(text))).toEqual([])
})

test('a translation has the placeholders of its source', () => {
  expect(faulty(({ source, text }) => holes(source).join() !== holes(text).join())).toEqual([])
})

test('the app has exactly these translations (else run npm run texts, and delete those of texts that are gone)', async () => {
  const config = getConfig()
  const ofApp = new Set<string>()
  for (const catalog of await getCatalogs(config))
    for (const language of LANGUAGES)
      for (const [id, { message = id, context, translation }] of Object.entries((await catalog.read(language)) ?? {}))
        ofApp.add(`${language}: ${context ? `${context}|${message}` : message} -> ${translation}`)
  const ofParts = new Set(all.map(({ language, source, text }) => `${language}: ${source} -> ${text}`))
  expect([...ofApp].toSorted()).toEqual([...ofParts].toSorted())
})

test('nothing is left in English', () => {
  expect(
    faulty(({ source, text }) => text === source && !SAME.has(source) && !/^[^a-z]*$/i.test(bare(source))),
  ).toEqual([])
})

test('one text has one translation', () => {
  const first = new Map<string, string>()
  const other = faulty(({ source, language, text }) => {
    const key = `${language} ${source}`
    if (!first.has(key)) first.set(key, text)
    return first.get(key) !== text
  })
  expect(other).toEqual([])
})

test('a translation ends with the punctuation of its source', () => {
  const end = (text: string) => /[.?:…]?\s*$/.exec(text)?.[0]
  expect(faulty(({ source, text }) => end(source) !== end(text))).toEqual([])
})

test('quotation marks are those of the language, and nothing is shouted', () => {
  expect(faulty(({ text }) => /["“”„]|!|¡|'[^']*'| {2}/.test(text))).toEqual([])
})

test('learners are addressed as the voice guide says', () => {
  expect(faulty(({ language, text }) => language === 'ru' && /[^.?!«] В(ы|ас|ам|аш)(?![а-яё])/u.test(text))).toEqual([])
  expect(faulty(({ language, text }) => language === 'es' && /\b(usted|ustedes|vosotros)\b/i.test(text))).toEqual([])
})

test('email is spelled in one way', () => {
  expect(faulty(({ source }) => /e-mail/i.test(source))).toEqual([])
})

// Only a hint: some of these are not on buttons.
afterAll(() => {
  const long = faulty(({ source, text }) => source.length < 24 && text.length > source.length * 1.6 + 12)
  if (long.length > 0) console.info(`Long beside their English, look at them in place:\n${long.join('\n')}`)
})

/** A message without its placeholders. */
function bare(source: string): string {
  return tokensOf(source)
    .filter((token) => typeof token === 'string')
    .join('')
}
