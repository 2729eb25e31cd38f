import { describe, expect, it } from 'vitest'
import { isWorthTelling, type News, noticesOf, type Scene } from './notices'

type Message = Extract<News, { kind: 'message' }>
const homework = { statusId: 5001, streamId: 301, homeworkId: 601 }
const message = (change: Partial<Message> = {}): Message => ({
  kind: 'message',
  chatId: 201,
  messageId: 1,
  from: 'Mira',
  text: 'Hello',
  homework: null,
  ...change,
})
const review = (isApproved = true, statusId = 5001): News => ({
  kind: 'homework',
  homework: { ...homework, statusId },
  title: 'Diary',
  isApproved,
})
const points = (amount: number): News => ({ kind: 'points', amount })
const note = (id: number | null, words = 'A'): News => ({ kind: 'notification', id, words, url: null })

describe('isWorthTelling', () => {
  const scene: Scene = { path: '/home', hasListBeside: false, hasChats: true, isBusy: false, room: 2 }

  it.each<[string, News, Partial<Scene>, boolean]>([
    ['a message', message(), {}, true],
    ['a message of the open chat', message(), { path: '/chat/201' }, false],
    ['a message of another chat, on a phone', message(), { path: '/chat/202' }, true],
    [
      'a message of another chat that stands in the list beside',
      message(),
      { path: '/chat/202', hasListBeside: true },
      false,
    ],
    ['a message, with the list open', message(), { path: '/chat' }, false],
    ['a message, where the brand has no chats', message(), { hasChats: false }, false],
    ['an answer to homework', message({ homework }), {}, true],
    ['an answer to homework, where the brand has no chats', message({ homework }), { hasChats: false }, true],
    ['an answer to the open homework', message({ homework }), { path: '/homework/301/601' }, false],
    ['an answer to homework, in the open chat', message({ homework }), { path: '/chat/201' }, false],
    ['a review', review(), { path: '/homework' }, true],
    ['a review of the open homework', review(), { path: '/homework/301/601' }, false],
    ['a review of the open task', review(), { path: '/tasks/301/601' }, false],
    ['a review of another', review(), { path: '/homework/301/602' }, true],
    ['points', points(50), {}, true],
    ['points, where they are listed', points(50), { path: '/user/points' }, false],
    ['points, in their history', points(50), { path: '/user/points/history' }, false],
    ['a notification', note(1), { path: '/chat/201' }, true],
  ])('%s', (_, one, change, isTold) => {
    expect(isWorthTelling(one, { ...scene, ...change })).toBe(isTold)
  })
})

describe('noticesOf', () => {
  it.each<[string, News[], object[]]>([
    ['nothing', [], []],
    ['a message', [message()], [{ kind: 'message', text: 'Hello', from: 'Mira', path: '/chat/201?message=1' }]],
    [
      'several of one chat lead to the first',
      [message(), message({ messageId: 2 })],
      [{ kind: 'messages', count: 2, from: 'Mira', path: '/chat/201?message=1' }],
    ],
    [
      'several people name nobody',
      [message(), message({ messageId: 2, from: 'Tomas' })],
      [{ kind: 'messages', count: 2, from: '', path: '/chat/201?message=1' }],
    ],
    [
      'several chats lead to the list',
      [message(), message({ messageId: 2, chatId: 202 })],
      [{ kind: 'messages', count: 2, from: '', path: '/chat' }],
    ],
    ['a review', [review()], [{ kind: 'homework', isApproved: true, points: 0, path: '/homework/301/601' }]],
    ['of two reviews of one homework the last', [review(), review(false)], [{ kind: 'homework', isApproved: false }]],
    [
      'reviews of several, with their points',
      [review(), review(false, 5002), points(50), points(30)],
      [{ kind: 'homeworks', count: 2, points: 80, path: '/homework' }],
    ],
    [
      'the message of a review is the review',
      [message({ homework }), review()],
      [{ kind: 'homework', isApproved: true }],
    ],
    [
      'answers to one homework',
      [message({ homework }), message({ homework, messageId: 2, from: 'Tomas' })],
      [{ kind: 'answer', from: 'Tomas', path: '/homework/301/601' }],
    ],
    [
      'an answer to homework of a course that was not opened',
      [message({ homework: { ...homework, homeworkId: null } })],
      [{ kind: 'answer', path: '/homework' }],
    ],
    [
      'an answer beside a message of a chat',
      [message(), message({ homework, messageId: 2, from: 'Tomas' })],
      [
        { kind: 'answer', from: 'Tomas' },
        { kind: 'message', from: 'Mira' },
      ],
    ],
    ['points are added up', [points(50), points(1)], [{ kind: 'points', points: 51 }]],
    ['notifications stay apart', [note(1), note(null, 'B')], [{ words: 'A' }, { words: 'B' }]],
  ])('%s', (_, news, notices) => {
    expect(noticesOf(news)).toMatchObject(notices)
    expect(noticesOf(news)).toHaveLength(notices.length)
  })

  it.each([
    ['short', 'short'],
    ['two\n\nlines', 'two lines'],
    ['x'.repeat(61), `${'x'.repeat(60)}…`],
    [
      'I would turn the lamp a little further away from the wall, and see',
      'I would turn the lamp a little further away from the wall…',
    ],
    ['', ''],
  ])('shows of “%s” “%s”', (text, excerpt) => {
    expect(noticesOf([message({ text })])).toMatchObject([{ text: excerpt }])
  })
})
