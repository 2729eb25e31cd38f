import { expect, it } from 'vitest'
import type { Message } from '#/domains/chats/model'
import { searchPattern } from '#/lib/text-search'
import type { ConversationRow } from './conversation-rows'
import { matchingIds, searchReach } from './search-rows'

const message = (id: number, text: string): ConversationRow => ({
  type: 'message',
  key: `${id}`,
  message: { id, message: text } as Message,
})
const gap = (missing: number | null, newest: number): ConversationRow => ({
  type: 'gap',
  key: `gap ${newest}`,
  missing,
  newest,
  oldest: newest + 3,
})
const day: ConversationRow = { type: 'day', key: 'day', at: new Date(0) }
const rows = [gap(40, 7), message(3, 'Étude'), gap(20, 4), day, message(8, 'nothing'), message(9, 'an etude, an ÉTUDE')]

it.each([
  ['etude', [9, 3]],
  ['nothing', [8]],
  ['zebra', []],
  ['  ', []],
])('"%s" is found in %j', (query, ids) => {
  expect(matchingIds(rows, searchPattern(query), (text) => text)).toEqual(ids)
})

it('finds only what is shown of a text', () => {
  expect(matchingIds(rows, searchPattern('etude'), (text) => text.replace('Étude', ''))).toEqual([9])
})

it.each([
  ['everything is loaded', [day, message(1, '')], null],
  ['two gaps', rows, { loaded: 3, total: 63, page: 1 }],
  ['a gap further back', [gap(40, 13), message(1, '')], { loaded: 1, total: 41, page: 3 }],
  ['a gap of unknown size', [gap(null, 2), message(1, ''), gap(5, 1)], { loaded: 1, total: null, page: 1 }],
  ['a gap of unknown size in front', [gap(5, 6), gap(null, 2)], { loaded: 0, total: null, page: 1 }],
])('says how far it reaches where there is %s', (_what, all, reach) => {
  expect(searchReach(all)).toEqual(reach)
})
