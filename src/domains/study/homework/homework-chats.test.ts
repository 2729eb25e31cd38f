import { expect, it } from 'vitest'
import { inDays } from '../../../../tests/contract/made'
import { homeworkChats } from './homework-chats'
import { courseWith, homeworkStatus } from './homework-fixtures'

const sent = (targetId: number, createdAt: Date | null, status: 'UPLOADED' | 'NOT_UPLOADED' = 'UPLOADED') =>
  homeworkStatus(targetId, { status, createdAt })
const chatsWith = (...homeworks: ReturnType<typeof sent>[]) =>
  homeworkChats(courseWith({ homeworks })).map(({ chatId, since, sent: all }) => ({
    chatId,
    since,
    statusIds: all.map(({ statusId }) => statusId),
  }))

it('joins what was sent in one chat, since the earliest of it', () => {
  expect(chatsWith(sent(671, inDays(-1)), sent(651, inDays(-3)))).toEqual([
    { chatId: 201, since: inDays(-3), statusIds: [671, 651] },
  ])
  expect(chatsWith(sent(671, inDays(-3)), sent(651, inDays(-1)))[0]?.since).toEqual(inDays(-3))
})

it('reads a chat to its beginning where one of the beginnings is not known', () => {
  expect(chatsWith(sent(671, inDays(-1)), sent(651, null))[0]?.since).toBeNull()
  expect(chatsWith(sent(671, null), sent(651, inDays(-1)))[0]?.since).toBeNull()
})

it('leaves out what was never sent, and what has no chat', () => {
  expect(chatsWith(sent(651, inDays(-1), 'NOT_UPLOADED'))).toEqual([])
  const course = courseWith({ homeworks: [sent(651, inDays(-1))] })
  expect(homeworkChats({ ...course, stream: { ...course.stream, chatChannelId: null } })).toEqual([])
  expect(homeworkChats(null)).toEqual([])
})

it('prefers the chat that the homework names', () => {
  const course = courseWith({ homeworks: [sent(651, inDays(-1))] })
  const homework = course.homework.map((entry) => ({
    ...entry,
    row: { ...entry.row, homework: entry.row.homework && { ...entry.row.homework, dialogId: 900 } },
  }))
  expect(homeworkChats({ ...course, homework }).map(({ chatId }) => chatId)).toEqual([900])
})
