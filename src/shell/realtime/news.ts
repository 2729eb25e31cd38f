import type { QueryClient } from '@tanstack/react-query'
import { text, wireId } from '#/api/codecs'
import { entity } from '#/api/entity'
import { eventField, readEventData } from '#/api/socket-frame'
import { knownMessageStore } from '#/domains/chats/message-stores'
import { messageWire } from '#/domains/chats/wire'
import { statusNews } from '#/domains/study/homework/homework-status'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { homeworkStatusWire } from '#/domains/study/homework-wire'
import { withHomework } from '#/domains/study/homework/with-homework'
import type { HomeworkStatus, Stage } from '#/domains/study/model'
import * as z from '#/lib/zod'
import type { News } from './notices'

/** Points that come this soon after something that the learner did here are said where it was done. */
const OWN_DEED_MS = 15_000
/** An edit within this time is told as a new message: it is not known whether that was heard of. */
const SAME_MS = 1000

const messageEvent = entity({
  chat_id: eventField(wireId),
  stream_id: eventField(wireId),
  message: eventField(messageWire),
})
const homeworkEvent = entity({ stream_id: eventField(wireId), status: eventField(homeworkStatusWire) })
const scoreEvent = entity({ entry: eventField(z.object({ id: wireId, amount: z.int() })) })
const notificationEvent = entity({
  id: eventField(wireId),
  title: eventField(text),
  text: eventField(text),
  url: eventField(z.string()),
})

/**
 * Reads what an event tells a learner, each once, or null where it tells nothing: what is known already, what they did themselves, what
 * only the server knows. Asked before the event changes anything.
 */
export function newsReader(client: QueryClient) {
  const told = new Set<string>()
  const isNew = (name: string) => {
    const wasTold = told.has(name)
    told.add(name)
    return !wasTold
  }

  function ofMessage(data: unknown): News | null {
    const { chatId: chat, streamId, message } = readEventData(messageEvent, data)
    const chatId = chat ?? message?.chatId ?? null
    // Without an employee it is the learner's own, from here or another device.
    if (message === null || chatId === null || message.employee === null || message.isViewed) return null
    const { id, createdAt, updatedAt, employee } = message
    const isEdit = updatedAt !== null && updatedAt.getTime() - createdAt.getTime() > SAME_MS
    if (isEdit || message.rating !== null || knownMessageStore(client, chatId)?.get(id)) return null
    if (!isNew(`message ${id}`)) return null
    const statusId = message.userHomeworkStatusId
    const homework =
      statusId === null
        ? null
        : { statusId, streamId: streamId ?? 0, homeworkId: homeworkOf(client, streamId, statusId) }
    return { kind: 'message', chatId, messageId: id, from: employee.firstName, text: message.message, homework }
  }

  function ofHomework(data: unknown): News | null {
    const { streamId, status } = readEventData(homeworkEvent, data)
    if (status === null || (status.status !== 'DONE' && status.status !== 'FAIL')) return null
    const stream = streamId ?? status.streamId
    const known = client.getQueryData(homeworkQueries.statuses(stream).queryKey)?.find(({ id }) => id === status.id)
    if (statusNews(known, status) !== 'newer' || known?.status === status.status) return null
    if (!isNew(`homework ${status.id} ${status.updatedAt?.getTime()}`)) return null
    const target = targetOf(client, status)
    const address = { statusId: status.id, streamId: stream, homeworkId: target?.homeworkId ?? null }
    const title = target?.homework?.title ?? ''
    return { kind: 'homework', homework: address, title, isApproved: status.status === 'DONE' }
  }

  function ofPoints(data: unknown): News | null {
    const { entry } = readEventData(scoreEvent, data)
    if (entry === null || entry.amount <= 0 || !isNew(`points ${entry.id}`)) return null
    return hasJustActed(client) ? null : { kind: 'points', amount: entry.amount }
  }

  function ofNotification(data: unknown): News | null {
    const { id, title, text: words, url } = readEventData(notificationEvent, data)
    const said = [title?.trim(), words?.trim()].filter(Boolean)
    if (said.length === 0 || (id !== null && !isNew(`notification ${id}`))) return null
    return { kind: 'notification', id, words: said.join(/[.!?…]$/.test(said[0] ?? '') ? ' ' : '. '), url }
  }

  const readers = new Map([
    ['chat_message', ofMessage],
    ['homework_status', ofHomework],
    ['score', ofPoints],
    ['notification', ofNotification],
  ])
  return (type: string, data: unknown): News | null => readers.get(type)?.(data) ?? null
}

function hasJustActed(client: QueryClient): boolean {
  const since = Date.now() - OWN_DEED_MS
  return client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.status === 'pending' || state.submittedAt > since)
}

function homeworkOf(client: QueryClient, streamId: number | null, statusId: number): number | null {
  if (streamId === null) return null
  const statuses = client.getQueryData(homeworkQueries.statuses(streamId).queryKey)
  const status = statuses?.find(({ id }) => id === statusId)
  return (status && targetOf(client, status)?.homeworkId) ?? null
}

/** The place of a homework in its course, among the courses that have been opened, with the task where that is known. */
function targetOf(client: QueryClient, { targetType, targetId }: HomeworkStatus) {
  const courses = client.getQueriesData<Stage[]>({ queryKey: ['courses', 'stages'] })
  const all = client.getQueryData(homeworkQueries.all().queryKey) ?? []
  const stages = withHomework(
    courses.flatMap(([, known]) => known ?? []),
    all,
  )
  const targets =
    targetType === 'course_stage_homework'
      ? stages.flatMap(({ homeworks }) => homeworks)
      : stages.flatMap(({ days }) => days.flatMap(({ homeworks }) => homeworks))
  return targets.find(({ id }) => id === targetId)
}
