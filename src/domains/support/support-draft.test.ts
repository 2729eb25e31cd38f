import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetGuestDrafts } from '#/platform/drafts'
import { supportDraft } from './support-draft'

function stubStorage(name: string) {
  const kept = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

let device: Map<string, string>
let tab: Map<string, string>
const draft = { email: 'a@b.co', name: 'Anna', message: 'The third window stays dark.' }

beforeEach(() => {
  device = stubStorage('localStorage')
  tab = stubStorage('sessionStorage')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('keeps a guest’s draft only in the tab, until somebody has signed in', () => {
  supportDraft('guest').keep(draft)
  expect(supportDraft('guest').kept).toEqual(draft)
  expect(device.size).toBe(0)
  forgetGuestDrafts()
  expect(supportDraft('guest').kept).toBeNull()
  expect(tab.size).toBe(0)
})

it('keeps a learner’s draft on the device, for that learner', () => {
  supportDraft(7).keep(draft)
  expect(supportDraft(7).kept).toEqual(draft)
  expect(supportDraft(8).kept).toBeNull()
  expect(supportDraft('guest').kept).toBeNull()
  supportDraft(7).clear()
  expect(device.size).toBe(0)
})

it('keeps a text for each subject; sending one leaves the others', () => {
  supportDraft(7).keep(draft)
  supportDraft(7, 'course Morning').keep({ ...draft, message: 'When does it begin?' })
  expect(supportDraft(7, 'course Evening').kept).toEqual({ ...draft, message: '' })
  expect(supportDraft(7, 'course Morning').kept?.message).toBe('When does it begin?')
  expect(supportDraft(7).kept).toEqual(draft)
  supportDraft(7).clear()
  expect(supportDraft(7).kept?.message).toBe('')
  expect(supportDraft(7, 'course Morning').kept?.message).toBe('When does it begin?')
  supportDraft(7, 'course Morning').clear()
  expect(device.size).toBe(0)
})
