import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import * as z from '#/lib/zod'
import {
  canPersist,
  learnerKey,
  ofTab,
  readRaw,
  readStored,
  rememberedRowCount,
  rememberRowCount,
  removeStored,
  wipeLearner,
  writeStored,
} from './storage'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  for (const key of ['line-speed', learnerKey(1, 'draft.support')]) removeStored(key)
})

const schema = z.object({ speed: z.number() })

function refuse(...names: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const name of names) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('no', name === 'setItem' ? 'QuotaExceededError' : 'SecurityError')
    })
  }
}

test('keeps a value under the prefix of the app', () => {
  expect(writeStored('line-speed', { speed: 1.5 })).toBe(true)
  expect(localStorage.getItem('learner.line-speed')).toBe('{"speed":1.5}')
  expect(readStored('line-speed', schema)).toEqual({ speed: 1.5 })
  removeStored('line-speed')
  expect(readStored('line-speed', schema)).toBeNull()
})

test('keeps the data of one tab where no other tab sees it', () => {
  expect(writeStored('return-path', { speed: 1 }, ofTab)).toBe(true)
  expect(sessionStorage.getItem('learner.return-path')).toBe('{"speed":1}')
  expect(readRaw('return-path', ofTab)).toEqual({ speed: 1 })
  expect(readStored('return-path', schema)).toBeNull()
  removeStored('return-path', ofTab)
  expect(readRaw('return-path', ofTab)).toBeUndefined()
})

test.each(['', 'not JSON', '{"speed":"fast"}', '[]', 'null', '{"speed":'])(
  'reads the corrupt %j as nothing',
  (text) => {
    localStorage.setItem('learner.line-speed', text)
    expect(readStored('line-speed', schema)).toBeNull()
  },
)

test('keeps a value in memory where storage is full, and says so', () => {
  writeStored('line-speed', { speed: 1 })
  refuse('setItem')
  expect(canPersist()).toBe(false)
  expect(writeStored('line-speed', { speed: 2 })).toBe(false)
  expect(readStored('line-speed', schema)).toEqual({ speed: 2 })
  vi.restoreAllMocks()
  expect(canPersist()).toBe(true)
  expect(writeStored('line-speed', { speed: 3 })).toBe(true)
  expect(readStored('line-speed', schema)).toEqual({ speed: 3 })
})

test('works where storage is refused altogether', () => {
  refuse('getItem', 'setItem', 'removeItem')
  expect(readStored('line-speed', schema)).toBeNull()
  writeStored('line-speed', { speed: 2 })
  expect(readStored('line-speed', schema)).toEqual({ speed: 2 })
  removeStored('line-speed')
  expect(readStored('line-speed', schema)).toBeNull()
})

test('wipes the data of one learner and of nobody else', () => {
  const text = z.string()
  for (const learner of [1, 11]) writeStored(learnerKey(learner, 'draft.support'), `draft of ${learner}`)
  writeStored('line-speed', 1)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeStored(learnerKey(1, 'draft.second'), 'only in memory')
  full.mockRestore()
  wipeLearner(1)
  expect(readStored(learnerKey(1, 'draft.support'), text)).toBeNull()
  expect(readStored(learnerKey(1, 'draft.second'), text)).toBeNull()
  expect(readStored(learnerKey(11, 'draft.support'), text)).toBe('draft of 11')
  expect(readStored('line-speed', z.number())).toBe(1)
})

afterEach(() => [1, 2].forEach(wipeLearner))

it('draws five rows of a list at first, then as many as it had, and one where it had none', () => {
  expect(rememberedRowCount(1, 'courses')).toBe(5)
  rememberRowCount(1, 'courses', 7)
  expect(rememberedRowCount(1, 'courses')).toBe(7)
  rememberRowCount(1, 'courses', 0)
  expect(rememberedRowCount(1, 'courses')).toBe(1)
})

it('keeps lists and learners apart, and nothing of a learner who signed out', () => {
  rememberRowCount(1, 'courses', 7)
  expect([rememberedRowCount(2, 'courses'), rememberedRowCount(1, 'homework.all.3')]).toEqual([5, 5])
  wipeLearner(1)
  expect(rememberedRowCount(1, 'courses')).toBe(5)
})
