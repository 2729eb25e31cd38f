import { expect, it } from 'vitest'
import type { Consultation } from '#/domains/consultations/consultation-count'
import type { Message } from '#/domains/chats/model'
import { withConsultations } from './consultation-rows'
import type { ConversationRow } from './conversation-rows'

const message = (id: number): ConversationRow => ({
  type: 'message',
  key: `${id}`,
  message: {
    id,
    chatId: 201,
    message: '',
    isViewed: true,
    createdAt: new Date(0),
    updatedAt: null,
    files: [],
    employee: null,
    rating: null,
    clientId: null,
    userHomeworkStatusId: null,
  } satisfies Message,
})
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
const GAP: ConversationRow = { type: 'gap', key: 'gap 0', missing: 3, newest: 1, oldest: 1 }
const keys = (rows: readonly ConversationRow[]) => rows.map(({ key }) => key)

it('marks where a consultation begins and ends', () => {
  const rows = [GAP, message(1), message(2), message(3), message(4)]
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
    'consultation 72 start',
    '3',
    'consultation 72 end',
    'consultation 73 start',
    '4',
  ])
  expect(shown[4]).toMatchObject({ edge: 'end', streamId: 301, consultation: { id: 71 } })
})

it('changes nothing where there are none', () => {
  const rows = [message(1)]
  expect(withConsultations(rows, 301, [])).toBe(rows)
})
