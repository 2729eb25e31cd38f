import { expect, it } from 'vitest'
import { type Consultation, consultationCount } from './consultation-count'

const one = (status: Consultation['status'], amount = 1): Consultation => ({
  id: 7401,
  chatChannelId: 201,
  status,
  startMessageId: 1,
  endMessageId: null,
  amount,
  rating: null,
})

it.each([
  { what: 'all are left before the first', max: 3, known: [], left: 3, isOpen: false },
  { what: 'an open one is used up', max: 3, known: [one('open')], left: 2, isOpen: true },
  { what: 'a rated one, too', max: 3, known: [one('rated'), one('close')], left: 1, isOpen: false },
  { what: 'one may cost several units', max: 3, known: [one('close', 3)], left: 0, isOpen: false },
  { what: 'more than were bought', max: 1, known: [one('close'), one('open', 2)], left: -2, isOpen: true },
  { what: 'none were bought, and one was used', max: 0, known: [one('close')], left: -1, isOpen: false },
  { what: 'a course that does not count them', max: 0, known: [], left: null, isOpen: false },
  { what: 'a state from later', max: 2, known: [one('unknown')], left: 1, isOpen: false },
])('counts consultations: $what', ({ max, known, left, isOpen }) => {
  expect(consultationCount(max, known)).toEqual({ left, isOpen })
})
