import { describe, expect, it } from 'vitest'
import { makeEntry, uploadedAt } from './entry-fixture'
import { headOf, nextStep, type Situation, type Step } from './next-step'
import type { Entry } from './entry'

const NOW = 1_000_000_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const online: Situation = { now: NOW, isOnline: true, onlineSince: 0, readyAt: 0, repeatSafeMs: DAY }

describe('nextStep', () => {
  it.each<[string, Partial<Entry>, Partial<Situation>, Step]>([
    ['a new entry is sent', {}, {}, { do: 'send' }],
    ['offline nothing is done', {}, { isOnline: false }, { do: 'wait', until: null }],
    ['offline not even a pause is counted', { notBefore: NOW + 1 }, { isOnline: false }, { do: 'wait', until: null }],
    ['its pause is kept', { notBefore: NOW + 1 }, {}, { do: 'wait', until: NOW + 1 }],
    ['its pause is over', { notBefore: NOW }, {}, { do: 'send' }],
    ['the pause of its queue is kept', {}, { readyAt: NOW + 5 }, { do: 'wait', until: NOW + 5 }],
    ['the longer pause counts', { notBefore: NOW + 9 }, { readyAt: NOW + 5 }, { do: 'wait', until: NOW + 9 }],
    ['an hour is the longest pause', { notBefore: NOW + HOUR }, {}, { do: 'wait', until: NOW + HOUR }],
    ['a longer one comes from a clock that was set back', { notBefore: NOW + HOUR + 1 }, {}, { do: 'send' }],
    [
      'what failed for want of a line is tried as soon as there is one',
      { trouble: { code: 'network' }, triedAt: NOW - 10, notBefore: NOW + 9 },
      { onlineSince: NOW - 5 },
      { do: 'send' },
    ],
    [
      'but not what has failed since then',
      { trouble: { code: 'network' }, triedAt: NOW - 5, notBefore: NOW + 9 },
      { onlineSince: NOW - 5 },
      { do: 'wait', until: NOW + 9 },
    ],
    [
      'nor what the server has asked to wait for',
      { trouble: { code: 'busy' }, triedAt: NOW - 10, notBefore: NOW + 9 },
      { onlineSince: NOW - 5 },
      { do: 'wait', until: NOW + 9 },
    ],
    [
      'the line does not shorten the pause of the queue',
      { trouble: { code: 'network' }, triedAt: NOW - 10, notBefore: NOW + 9 },
      { onlineSince: NOW - 5, readyAt: NOW + 3 },
      { do: 'wait', until: NOW + 3 },
    ],
    ['in doubt the server is asked', { doubt: 'open' }, {}, { do: 'look_up' }],
    ['and before it is called failed', { doubt: 'final' }, {}, { do: 'look_up' }],
    ['a repeat is sent as long as the server knows it', { firstTriedAt: NOW - 22 * HOUR }, {}, { do: 'send' }],
    ['a later one is asked for first, an hour early', { firstTriedAt: NOW - 23 * HOUR }, {}, { do: 'look_up' }],
    ['also after the clock was set back', { firstTriedAt: NOW + 1 }, {}, { do: 'look_up' }],
    ['a kind without repeats is always asked for first', { firstTriedAt: NOW }, { repeatSafeMs: 0 }, { do: 'look_up' }],
    ['a kind without repeats is sent the first time', {}, { repeatSafeMs: 0 }, { do: 'send' }],
    [
      'files go first, one after another',
      { files: [uploadedAt(NOW), uploadedAt(null)] },
      {},
      { do: 'upload', file: 1 },
    ],
    ['then the entry', { files: [uploadedAt(NOW), uploadedAt(NOW)] }, {}, { do: 'send' }],
    [
      'a file that waited for a day goes again',
      { files: [uploadedAt(NOW - 23 * HOUR)] },
      {},
      { do: 'upload', file: 0 },
    ],
    ['one a moment younger does not', { files: [uploadedAt(NOW - 23 * HOUR + 1)] }, {}, { do: 'send' }],
    [
      'what may have arrived is asked for before its files go again',
      { doubt: 'open', files: [uploadedAt(null)] },
      {},
      { do: 'look_up' },
    ],
  ])('%s', (_, entry, situation, step) => {
    expect(nextStep(makeEntry(entry), { ...online, ...situation })).toEqual(step)
  })
})

describe('headOf', () => {
  const entries = [
    makeEntry({ id: 'c', place: 3 }),
    makeEntry({ id: 'a', place: 1, phase: 'failed' }),
    makeEntry({ id: 'b', place: 2, phase: 'sending' }),
    makeEntry({ id: 'x', place: 0, queue: 'other' }),
  ]

  it('is the first of its queue by place that is not left to the learner', () => {
    expect(headOf(entries, 'queue')?.id).toBe('b')
    expect(headOf(entries, 'other')?.id).toBe('x')
  })

  it('is none where all have failed, or none waits', () => {
    expect(headOf(entries.slice(1, 2), 'queue')).toBeUndefined()
    expect(headOf([], 'queue')).toBeUndefined()
  })
})
