import { expect, it } from 'vitest'
import type { Message } from '#/domains/chats/model'
import { searchPattern } from '#/lib/text-search'
import { type Between, ConversationRows } from './conversation-rows'
import { matchingIds, searchReach } from './search-rows'

const TEXTS = new Map([
  [3, 'Étude'],
  [8, 'nothing'],
  [9, 'an etude, an ÉTUDE'],
])
const get = (id: number) => ({ id, message: TEXTS.get(id) }) as Message
const gap = (above: number, missing: number | null, newest: number): Between => ({
  above,
  row: { type: 'gap', key: `gap ${newest}`, missing, newest, oldest: newest + 3 },
})
const day: Between = { above: 1, row: { type: 'day', key: 'day', at: new Date(0) } }
const rows = new ConversationRows([3, 8, 9], [gap(0, 40, 7), gap(1, 20, 4), day])

it.each([
  ['etude', [9, 3]],
  ['nothing', [8]],
  ['zebra', []],
  ['  ', []],
])('"%s" is found in %j', (query, ids) => {
  expect(matchingIds(rows, get, searchPattern(query), (text) => text)).toEqual(ids)
})

it('finds only what is shown of a text', () => {
  expect(matchingIds(rows, get, searchPattern('etude'), (text) => text.replace('Étude', ''))).toEqual([9])
})

it.each([
  ['everything is loaded', new ConversationRows([1, 2], [day]), null],
  ['two gaps', rows, { loaded: 3, total: 63, page: 1 }],
  ['a gap further back', new ConversationRows([1], [gap(0, 40, 13)]), { loaded: 1, total: 41, page: 3 }],
  [
    'a gap of unknown size',
    new ConversationRows([1], [gap(0, null, 2), gap(1, 5, 1)]),
    { loaded: 1, total: null, page: 1 },
  ],
  [
    'a gap of unknown size in front',
    new ConversationRows([], [gap(0, 5, 6), gap(0, null, 2)]),
    { loaded: 0, total: null, page: 1 },
  ],
])('says how far it reaches where there is %s', (_what, all, reach) => {
  expect(searchReach(all)).toEqual(reach)
})
