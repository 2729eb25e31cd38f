import { expect, it } from 'vitest'
import type { Consultation } from '#/domains/consultations/consultation-count'
import { withConsultations } from './consultation-rows'
import { ConversationRows, type Separator } from './conversation-rows'

const consultation = (id: number, of: Partial<Consultation>): Consultation => ({
  id,
  chatChannelId: 201,
  status: 'close',
  startMessageId: null,
  endMessageId: null,
  amount: 1,
  rating: null,
  ...of,
})
const GAP: Separator = { type: 'gap', key: 'gap 0', missing: 3, newest: 1, oldest: 1 }
const DAY: Separator = { type: 'day', key: 'day', at: new Date(0) }
const keys = (rows: ConversationRows) => Array.from({ length: rows.length }, (_none, index) => rows.at(index)?.key)

it('marks where a consultation begins and ends', () => {
  const rows = new ConversationRows(
    [1, 2, 3, 4],
    [
      { above: 0, row: GAP },
      { above: 2, row: DAY },
    ],
  )
  const known = [
    consultation(71, { startMessageId: 1, endMessageId: 2, status: 'rated' }),
    consultation(72, { startMessageId: 3, endMessageId: 3 }),
    // Of an open one, and of one of a later kind, the end is not known.
    consultation(73, { startMessageId: 4, endMessageId: 4, status: 'open' }),
    consultation(74, { endMessageId: 4, status: 'unknown' }),
    // Its messages are not loaded.
    consultation(75, { startMessageId: 90, endMessageId: 91 }),
  ]
  const shown = withConsultations(rows, 301, known)
  expect(keys(shown)).toEqual([
    'gap 0',
    'consultation 71 start',
    '1',
    '2',
    'consultation 71 end',
    'day',
    'consultation 72 start',
    '3',
    'consultation 72 end',
    'consultation 73 start',
    '4',
  ])
  expect(shown.at(4)).toMatchObject({ edge: 'end', streamId: 301, consultation: { id: 71 } })
})

it('changes nothing where there are none', () => {
  const rows = new ConversationRows([1], [])
  expect(withConsultations(rows, 301, [])).toBe(rows)
})
