import { expect, test } from 'vitest'
import { dayTileState } from './calendar-view'

const open = { isRest: false, isFinished: false, isLocked: false, isCurrent: false, isPast: false }

test.each([
  ['rest before everything', { isRest: true, isFinished: true, isLocked: true, isCurrent: true, isPast: true }, 'rest'],
  ['finished, though its stage closed again', { isFinished: true, isLocked: true, isPast: true }, 'done'],
  ['locked, even when it is next', { isLocked: true, isCurrent: true }, 'locked'],
  ['next, though its date is past', { isCurrent: true, isPast: true }, 'today'],
  ['not done in time', { isPast: true }, 'missed'],
  ['to be done', {}, 'open'],
])('%s', (_name, facts, state) => {
  expect(dayTileState({ ...open, ...facts })).toBe(state)
})
