import { expect, it } from 'vitest'
import { inDays, makeMessage } from '../../../tests/contract/made'
import { mergeMessage } from './merge-message'
import type { Message } from './model'

const form = (change: Partial<Message> = {}) =>
  makeMessage({ message: 'known', updatedAt: inDays(-2), isViewed: false, rating: null, ...change })
const merge = (known: Message, incoming: Message, wasAskedBefore = false) =>
  mergeMessage(known, incoming, { wasAskedBefore })

it.each<[string, Partial<Message>, Partial<Message>, boolean, string]>([
  ['the later edit', {}, { updatedAt: inDays(-1) }, false, 'told'],
  ['the later edit, though asked for before', {}, { updatedAt: inDays(-1) }, true, 'told'],
  ['what is known, against an older form', {}, { updatedAt: inDays(-3) }, false, 'known'],
  ['what came last, of the same time', {}, {}, false, 'told'],
  ['what is known, against an answer of the same time that was asked for before', {}, {}, true, 'known'],
  ['an edit, against the form as it was written', {}, { updatedAt: null, createdAt: inDays(-3) }, false, 'known'],
  ['an edit of the form as it was written', { updatedAt: null, createdAt: inDays(-3) }, {}, true, 'told'],
])('keeps %s (awkward 7)', (_, known, told, wasAskedBefore, message) => {
  expect(merge(form(known), form({ message: 'told', ...told }), wasAskedBefore).message).toBe(message)
})

it('never withdraws a view or a rating', () => {
  expect(merge(form({ isViewed: true, rating: 5 }), form())).toMatchObject({ isViewed: true, rating: 5 })
  expect(merge(form({ isViewed: true, rating: 5 }), form({ rating: 3 }))).toMatchObject({ isViewed: true, rating: 3 })
  expect(merge(form(), form({ isViewed: true })).isViewed).toBe(true)
  const older = form({ updatedAt: inDays(-3), isViewed: true, rating: 4 })
  expect(merge(form(), older)).toMatchObject({ message: 'known', isViewed: true, rating: 4 })
})

it('gives the known object where nothing has changed, and another one where any part has', () => {
  const known = form()
  expect(merge(known, form())).toBe(known)
  expect(merge(known, form({ files: [] }))).not.toBe(known)
  expect(merge(form({ employee: null }), known)).not.toEqual(form({ employee: null }))
  const signed = form({ files: known.files.map((file) => ({ ...file, url: `${file.url}?sign=1` })) })
  expect(merge(known, signed)).toEqual(signed)
})
