import { afterEach, expect, it, vi } from 'vitest'
import { wipeLearner } from '#/platform/storage'
import { homeworkDraft } from './homework-draft'

const place = { learnerId: 7, streamId: 301, targetType: 'stage_day_homework', targetId: 671 }
const written = { message: 'One lamp.', exerciseIds: [31], fileNames: ['a.jpg'] }

afterEach(() => {
  vi.unstubAllGlobals()
  for (const learner of [7, 8]) wipeLearner(learner)
})

function withStorage(setItem?: () => void) {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => kept.set(key, value)),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

it('is kept for the same learner and homework only', () => {
  withStorage()
  homeworkDraft(place).keep(written)
  expect(homeworkDraft(place).read()).toEqual(written)
  expect(homeworkDraft({ ...place, learnerId: 8 }).read()).toBeNull()
  expect(homeworkDraft({ ...place, targetId: 672 }).read()).toBeNull()
  expect(homeworkDraft({ ...place, streamId: 302 }).read()).toBeNull()
  expect(homeworkDraft({ ...place, targetType: 'course_stage_homework' }).read()).toBeNull()
  homeworkDraft(place).clear()
  expect(homeworkDraft(place).read()).toBeNull()
})

it.each([
  ['blank', { message: '  ', exerciseIds: [], fileNames: [] }, false],
  ['text', { message: 'a', exerciseIds: [], fileNames: [] }, true],
  ['a choice', { message: '', exerciseIds: [31], fileNames: [] }, true],
  ['a file', { message: '', exerciseIds: [], fileNames: ['a.jpg'] }, true],
])('of %s is kept: %s', (_name, draft, isKept) => {
  const kept = withStorage()
  homeworkDraft(place).keep(written)
  homeworkDraft(place).keep(draft)
  expect(kept.size > 0).toBe(isKept)
})

it('says that the device cannot store it, and still keeps it while the page is open', () => {
  withStorage(() => {
    throw new Error('full')
  })
  const draft = homeworkDraft(place)
  const told = vi.fn<() => void>()
  const stop = draft.subscribe(told)
  expect(draft.isSafe()).toBe(true)
  draft.keep(written)
  draft.keep({ ...written, message: 'Two lamps.' })
  expect(draft.isSafe()).toBe(false)
  expect(told).toHaveBeenCalledOnce()
  expect(homeworkDraft(place).read()?.message).toBe('Two lamps.')
  stop()
  withStorage()
  draft.keep(written)
  expect(draft.isSafe()).toBe(true)
  expect(told).toHaveBeenCalledOnce()
})

it('that is malformed is dropped', () => {
  const kept = withStorage()
  homeworkDraft(place).keep(written)
  for (const key of kept.keys()) kept.set(key, '{"message":1}')
  expect(homeworkDraft(place).read()).toBeNull()
})
