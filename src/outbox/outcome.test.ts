import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorFacts } from '#/api/errors'
import type { Entry } from './entry'
import { makeEntry, uploadedAt } from './entry-fixture'
import {
  afterFailedLookUp,
  afterFailedSend,
  afterFailedUpload,
  afterLookUp,
  afterUnsure,
  beforeSending,
  type Found,
  refused,
  retried,
} from './outcome'

const NOW = 1_000_000
const HOUR = 3_600_000
const DAY = 24 * HOUR

const fault = (facts: Partial<ApiErrorFacts>) => new ApiError({ kind: 'http', method: 'POST', url: '/x', ...facts })
const noLine = fault({ kind: 'network' })
const timeout = fault({ kind: 'timeout' })
const signedOut = fault({ status: 401 })
const tooOften = fault({ status: 429, retryAfterMs: 7000 })
const broken = fault({ status: 500 })
const conflict = fault({ status: 409 })
const no = fault({ kind: 'refused', status: 200, fields: { message: ['No.'] } })

it('an attempt is written down before it is made, with the time of the first one', () => {
  expect(beforeSending(makeEntry({ tries: 1 }), NOW)).toMatchObject({
    phase: 'sending',
    firstTriedAt: NOW,
    triedAt: NOW,
    tries: 2,
  })
  expect(beforeSending(makeEntry({ firstTriedAt: 5 }), NOW)).toMatchObject({ firstTriedAt: 5, triedAt: NOW })
})

it('what the server seems to have is asked for at once', () => {
  const tried = makeEntry({ phase: 'sending', notBefore: NOW + 9 })
  expect(afterUnsure(tried)).toMatchObject({ phase: 'waiting', doubt: 'open', notBefore: 0 })
})

describe('after a failed attempt', () => {
  /** `repeats`: the server knows a repeat for one. */
  const fail = (error: unknown, { tries = 1, isFirst = true, repeats = true } = {}) => {
    const before = makeEntry({ tries: tries - 1, firstTriedAt: isFirst ? null : 5 })
    return afterFailedSend(before, beforeSending(before, NOW), error, NOW, repeats ? DAY : 0)
  }

  it.each<[string, unknown, Parameters<typeof fail>[1], Partial<Entry>]>([
    ['a dead token only waits for the next', signedOut, {}, { phase: 'waiting', trouble: null, notBefore: 0 }],
    [
      'too often: it was turned away, and waits as long as it is told',
      tooOften,
      {},
      { phase: 'waiting', trouble: { code: 'busy' }, firstTriedAt: null, notBefore: NOW + 7000, doubt: null },
    ],
    ['too often, after an attempt that may have arrived', tooOften, { isFirst: false }, { firstTriedAt: 5 }],
    ['too often for more than an hour', fault({ status: 429, retryAfterMs: DAY }), {}, { notBefore: NOW + HOUR }],
    [
      'without a line it waits, and is repeated',
      noLine,
      {},
      { phase: 'waiting', trouble: { code: 'network' }, firstTriedAt: NOW, notBefore: NOW + 3000, doubt: null },
    ],
    ['each time for longer', timeout, { tries: 3 }, { trouble: { code: 'network' }, notBefore: NOW + 12_000 }],
    ['but not for more than five minutes', noLine, { tries: 30 }, { notBefore: NOW + 300_000 }],
    [
      'without a line a kind without repeats is asked for',
      noLine,
      { repeats: false },
      { phase: 'waiting', trouble: { code: 'network' }, doubt: 'open', notBefore: 0 },
    ],
    ['a broken server is tried again', broken, {}, { phase: 'waiting', notBefore: NOW + 3000, doubt: null }],
    ['as is one that answers with another page', fault({ kind: 'unreadable', status: 200 }), {}, { doubt: null }],
    ['and one that gave up waiting', fault({ status: 408 }), {}, { phase: 'waiting', doubt: null }],
    ['five times', broken, { tries: 5 }, { phase: 'waiting', doubt: 'final', notBefore: 0 }],
    ['a kind without repeats once', broken, { repeats: false }, { phase: 'waiting', doubt: 'final', notBefore: 0 }],
    [
      'a server that asks for a pause gets it',
      fault({ status: 503, retryAfterMs: 9000 }),
      {},
      { trouble: { code: 'busy' }, notBefore: NOW + 9000, firstTriedAt: NOW, doubt: null },
    ],
    ['a conflict is asked about', conflict, {}, { phase: 'waiting', doubt: 'final', notBefore: 0 }],
    ['a refusal is left to the learner', no, {}, { phase: 'failed', doubt: null, firstTriedAt: null }],
    [
      'a refusal after an attempt that may have arrived is asked about',
      no,
      { isFirst: false },
      { phase: 'waiting', doubt: 'final', firstTriedAt: 5 },
    ],
    ['an error of our own is left to the learner', new Error('ours'), {}, { phase: 'failed' }],
  ])('%s', (_, error, how, after) => {
    expect(fail(error, how)).toMatchObject(after)
  })

  it('the reason can be shown after a reload', () => {
    const { trouble } = structuredClone(fail(no))
    expect(trouble?.code === 'failed' && new ApiError(trouble.facts).fields).toEqual({ message: ['No.'] })
  })
})

describe('after a failed upload', () => {
  it.each<[string, unknown, Partial<Entry>, Partial<Entry>]>([
    ['a dead token only waits for the next', signedOut, {}, { phase: 'waiting', tries: 0 }],
    ['too often', tooOften, {}, { phase: 'waiting', trouble: { code: 'busy' }, notBefore: NOW + 7000 }],
    ['without a line', noLine, {}, { trouble: { code: 'network' }, tries: 1, triedAt: NOW, notBefore: NOW + 3000 }],
    ['a broken server', broken, { tries: 3 }, { phase: 'waiting', notBefore: NOW + 24_000 }],
    ['a broken server, five times', broken, { tries: 4 }, { phase: 'failed' }],
    ['a file that is refused', fault({ status: 413 }), {}, { phase: 'failed' }],
    [
      'a file that is refused now, after the entry may have arrived',
      fault({ status: 413 }),
      { firstTriedAt: 5 },
      { phase: 'waiting', doubt: 'final' },
    ],
  ])('%s', (_, error, entry, after) => {
    expect(afterFailedUpload(makeEntry({ phase: 'sending', ...entry }), error, NOW)).toMatchObject(after)
  })
})

describe('after a look-up that failed', () => {
  it.each<[string, unknown, Partial<Entry>, Partial<Entry>]>([
    ['a dead token changes nothing', signedOut, { doubt: 'final', tries: 2 }, { doubt: 'final', tries: 2 }],
    ['without a line it is asked again', noLine, { tries: 2 }, { doubt: 'open', trouble: { code: 'network' } }],
    ['the last word stays the last word', noLine, { doubt: 'final', tries: 2 }, { doubt: 'final', tries: 3 }],
    ['its reason stays', broken, { trouble: { code: 'busy' }, tries: 2 }, { trouble: { code: 'busy' } }],
    ['the pauses grow', broken, { tries: 3 }, { notBefore: NOW + 12_000 }],
    ['a pause that is asked for is kept', tooOften, { tries: 3 }, { notBefore: NOW + 7000 }],
  ])('%s', (_, error, entry, after) => {
    expect(afterFailedLookUp(makeEntry(entry), error, NOW)).toMatchObject({ phase: 'waiting', ...after })
  })
})

describe('after a look-up', () => {
  it.each<[string, Exclude<Found, 'done'>, Partial<Entry>, Partial<Entry>]>([
    ['something else in its place', 'taken', { doubt: 'open' }, { phase: 'failed', trouble: { code: 'taken' } }],
    [
      'nothing: it is sent',
      'absent',
      { doubt: 'open', firstTriedAt: 5, tries: 1 },
      { firstTriedAt: null, notBefore: 0 },
    ],
    ['nothing, again: it is sent later', 'absent', { doubt: 'open', tries: 3 }, { notBefore: NOW + 6000 }],
    [
      'nothing, as the last word',
      'absent',
      { doubt: 'final', firstTriedAt: 5, trouble: { code: 'busy' } },
      { phase: 'failed', firstTriedAt: null, trouble: { code: 'busy' } },
    ],
  ])('%s', (_, found, entry, after) => {
    expect(afterLookUp(makeEntry(entry), found, NOW)).toMatchObject({ doubt: null, ...after })
  })
})

it('an entry that cannot go on has failed, unless an attempt may have arrived', () => {
  const lost = { code: 'lost_file', name: 'a.jpg' } as const
  expect(refused(makeEntry({ doubt: 'open' }), lost)).toMatchObject({ phase: 'failed', trouble: lost, doubt: null })
  expect(refused(makeEntry({ firstTriedAt: 5, notBefore: 9 }), lost)).toMatchObject({
    phase: 'waiting',
    trouble: lost,
    doubt: 'final',
    notBefore: 0,
  })
})

it('what the learner tries again goes to the end, with its files uploaded anew, and remembers that it may have arrived', () => {
  const left = makeEntry({ phase: 'failed', firstTriedAt: 5, tries: 5, notBefore: 9, files: [uploadedAt(1)] })
  expect(retried(left, 12)).toMatchObject({
    place: 12,
    phase: 'waiting',
    trouble: null,
    tries: 0,
    notBefore: 0,
    firstTriedAt: 5,
    files: [{ uploaded: null }],
  })
})
