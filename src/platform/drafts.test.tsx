import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { draft, forgetGuestDrafts } from './drafts'
import { wipeLearner } from './storage'

const parse = (kept: unknown) => (typeof kept === 'string' ? kept : null)

/** Where each kind of draft is kept, and what removes all of its kind. */
const KINDS = [
  {
    kind: 'a learner’s',
    open: () => draft({ owner: 7, name: 'draft.lamp', parse }),
    area: localStorage,
    key: 'learner.of.7.draft.lamp',
    wipe: () => wipeLearner(7),
    spare: forgetGuestDrafts,
  },
  {
    kind: 'a learner’s in the tab',
    open: () => draft({ owner: 7, name: 'draft.lamp', parse, inTab: true }),
    area: sessionStorage,
    key: 'learner.of.7.draft.lamp',
    wipe: () => wipeLearner(7),
    spare: forgetGuestDrafts,
  },
  {
    kind: 'a guest’s letter',
    open: () => draft({ owner: 'guest', name: 'draft.support', parse }),
    area: sessionStorage,
    key: 'learner.draft.support',
    wipe: forgetGuestDrafts,
    spare: () => wipeLearner(7),
  },
  {
    kind: 'a guest’s email',
    open: () => draft({ owner: 'guest', name: 'typed-email', parse }),
    area: sessionStorage,
    key: 'learner.typed-email',
    wipe: forgetGuestDrafts,
    spare: () => wipeLearner(7),
  },
]

function empty() {
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(empty)
afterEach(empty)

/** Storage that is full, until the returned function is called. */
function fill() {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  return () => full.mockRestore()
}

describe.each(KINDS)('$kind draft', ({ open, area, key, wipe, spare }) => {
  it('is kept in its place only, until it is cleared', () => {
    expect(open().read()).toBeNull()
    open().keep('One lamp.')
    expect([...Object.entries(localStorage), ...Object.entries(sessionStorage)]).toEqual([[key, '"One lamp."']])
    expect(area.getItem(key)).not.toBeNull()
    expect(open().read()).toBe('One lamp.')
    open().keep('Two lamps.')
    expect(open().read()).toBe('Two lamps.')
    open().clear()
    expect(open().read()).toBeNull()
    expect(area).toHaveLength(0)
  })

  it('is removed with the others of its owner only', () => {
    open().keep('One lamp.')
    spare()
    expect(open().read()).toBe('One lamp.')
    wipe()
    expect(open().read()).toBeNull()
    expect(area).toHaveLength(0)
  })

  it('of another form is none', () => {
    for (const text of ['', '{"lamp":', '{"lamp":1}', 'null']) {
      area.setItem(key, text)
      expect(open().read()).toBeNull()
    }
  })

  it('says once that it will not survive the page, and once that it will', () => {
    const told = vi.fn<() => void>()
    const kept = open()
    const stop = kept.subscribe(told)
    expect(kept.isSafe()).toBe(true)
    const release = fill()
    kept.keep('One lamp.')
    kept.keep('Two lamps.')
    expect(kept.isSafe()).toBe(false)
    expect(told).toHaveBeenCalledOnce()
    expect(open().read()).toBe('Two lamps.')
    release()
    kept.keep('Three lamps.')
    expect(kept.isSafe()).toBe(true)
    expect(told).toHaveBeenCalledTimes(2)
    stop()
    fill()
    kept.keep('Four lamps.')
    expect(told).toHaveBeenCalledTimes(2)
    kept.clear()
  })
})

it('is of one learner', () => {
  draft({ owner: 7, name: 'draft.support', parse }).keep('One lamp.')
  expect(draft({ owner: 8, name: 'draft.support', parse }).read()).toBeNull()
  expect(draft({ owner: 'guest', name: 'draft.support', parse }).read()).toBeNull()
  wipeLearner(8)
  expect(draft({ owner: 7, name: 'draft.support', parse }).read()).toBe('One lamp.')
})

it('tells what another tab keeps and clears, and nothing of other drafts', () => {
  const kept = draft({ owner: 7, name: 'draft.lamp', parse })
  const heard = vi.fn<(typed: string | null) => void>()
  const stop = kept.onForeign(heard)
  /** The event comes once the other tab's change is made. */
  const change = (key: string, text: string | null) => {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
  }
  change('learner.of.7.draft.lamp', '"Two lamps."')
  change('learner.of.8.draft.lamp', '"Three lamps."')
  change('learner.of.7.draft.lamp', null)
  change('learner.of.7.draft.lamp', '{"lamp":1}')
  expect(heard.mock.calls).toEqual([['Two lamps.'], [null], [null]])
  stop()
  change('learner.of.7.draft.lamp', '"Four lamps."')
  expect(heard).toHaveBeenCalledTimes(3)
})
