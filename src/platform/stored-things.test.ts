import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { learnerKey, writeStored } from './storage'
import { storedThings } from './stored-things'

it('lists what is kept for the learner and the device: nothing of others, and of what opens the account the name alone', () => {
  const device = {
    'learner.token': 'abc',
    'learner.theme': '"dark"',
    'learner.of.7.draft.my-information': '{"city":"Röm"}',
    'learner.of.7.video-places': 'not json',
    'learner.of.7.unsent': '2',
    'learner.of.7.unsent-before': '',
    'learner.of.7.code-of-phone': '{"to":"+4915112345678"}',
    'learner.of.77.draft.my-information': '{"city":"Oslo"}',
    'learner.of-old': '1',
  }
  const tab = { 'learner.of.7.visited.home': '"/home"', 'learner.typed-email': '"a@b.example"' }
  const things = storedThings(7, { device, tab })
  expect(things.map(({ kind, name, where, bytes, value }) => [kind, name, where, bytes, value])).toEqual([
    ['traces', 'of-old', 'device', 1, 1],
    ['session', 'of.7.code-of-phone', 'device', 23, undefined],
    ['drafts', 'of.7.draft.my-information', 'device', 15, { city: 'Röm' }],
    ['waiting', 'of.7.unsent', 'device', 1, 2],
    ['traces', 'of.7.unsent-before', 'device', 0, ''],
    ['places', 'of.7.video-places', 'device', 8, 'not json'],
    ['preferences', 'theme', 'device', 6, 'dark'],
    ['session', 'token', 'device', 3, undefined],
    ['traces', 'of.7.visited.home', 'tab', 7, '/home'],
    ['drafts', 'typed-email', 'tab', 13, 'a@b.example'],
  ])
})

it('a key without a row does not compile', () => {
  const calls = () => {
    // @ts-expect-error -- nothing is known of it
    writeStored('a-new-thing', 1)
    // @ts-expect-error -- nothing is known of it
    learnerKey(7, 'a-new-thing')
  }
  expect(calls).toBeTypeOf('function')
})

/** Who keeps something past `storage.ts`: their keys have rows, too. */
const PAST_STORAGE = [
  'src/api/release.ts',
  'src/api/token-store.ts',
  'src/outbox/device-store.ts',
  'src/platform/cookie-policy.ts',
  'src/platform/delete-of-everybody.ts',
  'src/platform/kept-answers.ts',
  'src/platform/kept-files.ts',
  'src/platform/kept-media.ts',
  'src/platform/shared-files.ts',
  'src/platform/storage.ts',
  'src/worker/sw.ts',
]

it('nothing else keeps anything past the registered keys', () => {
  const keeping = /\b(?:localStorage|sessionStorage)\b|\bindexedDB\.|openDB|document\.cookie|cookieStore|\bcaches\.open/
  const found = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && keeping.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
  expect(found.toSorted()).toEqual(PAST_STORAGE)
})
