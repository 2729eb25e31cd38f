import { expect, it } from 'vitest'
import type { StreamState } from '#/domains/study/streams/stream-state'
import { chatGroups, foundChats, type ListedChat, phaseOf } from './chat-groups'

/** A chat as far as the rules look at it. */
function listed(id: number, state: StreamState | null, at: number | null, caption = ''): ListedChat {
  const chat = {
    id,
    title: `Chat ${id}`,
    streamId: null,
    messages: [],
    isExpertMessageEnable: true,
    avatar: null,
    unreadCount: 0,
    lastMessageAt: at === null ? null : new Date(at * 1000),
  }
  // The rules read the course's name only.
  const stream = { course: { caption } } as unknown as NonNullable<ListedChat['one']>['stream']
  return { chat, one: state && { stream, state } }
}

const order = (chats: ListedChat[]) =>
  chatGroups(chats).map(({ phase, chats: group }) => [phase, group.map(({ chat }) => chat.id)])

it('puts chats by the state of their stream, then by the latest message', () => {
  const chats = [
    listed(1, 'ended', 90),
    listed(2, 'stopped', 80),
    listed(3, 'freeze', 70),
    listed(4, 'not_started', null),
    listed(5, 'open', 10),
    listed(6, 'critical', 20),
    listed(7, null, 15),
    listed(8, 'open', null),
    listed(9, 'open', null),
  ]
  expect(order(chats)).toEqual([
    ['open', [6, 7, 5, 9, 8]],
    ['not_started', [4]],
    ['freeze', [3]],
    ['stopped', [2]],
    ['ended', [1]],
  ])
})

it('counts the newest message where the chat does not say when it was', () => {
  const one = listed(1, 'open', null)
  const message = { createdAt: new Date(5000) } as ListedChat['chat']['messages'][number]
  const dated = { ...one, chat: { ...one.chat, messages: [message] } }
  expect(order([listed(2, 'open', 4), dated, listed(3, 'open', 6)])).toEqual([['open', [3, 1, 2]]])
})

it.each<[string, number[]]>([
  ['', [1, 2, 3, 4]],
  ['  ', [1, 2, 3, 4]],
  ['LIGHT', [1]],
  ['chat light', [1]],
  ['chat 2', [2]],
  ['light 2', []],
  // As on a keyboard without the letter, and as a browser may write it.
  ['luz mas', [3]],
  ['más'.normalize('NFD'), [3]],
  ['еще', [4]],
])('finds "%s"', (search, found) => {
  const named = [listed(3, 'open', 1, 'Luz, más luz'), listed(4, 'open', 1, 'Ещё раз')]
  const chats = [listed(1, 'open', 1, 'Light First'), listed(2, null, 1), ...named]
  expect(foundChats(chats, search).map(({ chat }) => chat.id)).toEqual(found)
})

it('takes a stream about to end for an open one', () => {
  expect(phaseOf(listed(1, 'critical', 1))).toBe('open')
})
