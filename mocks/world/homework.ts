import type { CourseContent } from './content/content.ts'
import { tx } from './content/content.ts'
import type { WorldEvent } from './events.ts'
import { newId } from './ids.ts'
import type { ChatState, HomeworkState, Learner, MessageState, Seconds, StreamState, World } from './model.ts'
import { book } from './points.ts'
import { findCourse, type HomeworkRow, homeworkRows, schoolOf } from './school.ts'
import { isOpenByTime, stageStatus } from './streams.ts'
import { homeworkStatusWireOf, messageWireOf } from './wire/chats.ts'

/** Contract 5.2: a demo without full access, whose homework or day is closed to demo learners. */
export function isHomeworkLocked(stream: StreamState, row: HomeworkRow): boolean {
  return stream.isDemo && !stream.fullAccess && !(row.homework.isDemo && (row.day?.isDemo ?? true))
}

/** Creates, as L14 does, the statuses of open homework that has none yet. */
export function openHomework(world: World, stream: StreamState, course: CourseContent, now: Seconds): void {
  for (const row of homeworkRows(course)) {
    const isOpen =
      stageStatus(stream, row.stage, now) !== 'close' && (row.day === null || isOpenByTime(stream, row.day, now))
    const known = stream.homeworks.some(
      ({ targetId, targetType }) => targetId === row.homework.rowId && targetType === row.targetType,
    )
    if (isOpen && !known) addHomework(world, stream, row, now)
  }
}

export function addHomework(world: World, stream: StreamState, row: HomeworkRow, at: Seconds): HomeworkState {
  const state: HomeworkState = {
    id: newId(world),
    targetId: row.homework.rowId,
    targetType: row.targetType,
    status: 'NOT_UPLOADED',
    createdAt: at,
    updatedAt: at,
    answerAt: null,
  }
  stream.homeworks.push(state)
  return state
}

export function rowOf(world: World, stream: StreamState, state: HomeworkState): HomeworkRow | undefined {
  const course = findCourse(world, stream.courseId)
  return (course ? homeworkRows(course) : []).find(
    ({ targetType, homework }) => targetType === state.targetType && homework.rowId === state.targetId,
  )
}

export interface HomeworkAnswer {
  message: string
  fileIds: number[]
}

/** Stores an answer: a message in the stream's chat, and a status that waits for an expert. */
export function sendHomework(
  world: World,
  learner: Learner,
  stream: StreamState,
  state: HomeworkState,
  answer: HomeworkAnswer,
  now: Seconds,
) {
  state.status = 'UPLOADED'
  state.updatedAt = now
  state.answerAt = world.answerAfterSeconds === null ? null : now + world.answerAfterSeconds
  const chat = chatOf(learner, stream)
  const message: MessageState | null = chat && {
    id: newId(world),
    text: answer.message,
    createdAt: now,
    updatedAt: now,
    fileIds: answer.fileIds,
    expert: null,
    isViewed: false,
    rating: null,
    homeworkStatusId: state.id,
  }
  if (chat && message) chat.messages.push(message)
  return { message, events: tell(world, learner, stream, state, chat, message) }
}

/** An expert's answer: a message that carries the status's id; points for an approval are booked only once. */
export function answerHomework(
  world: World,
  learner: Learner,
  stream: StreamState,
  state: HomeworkState,
  now: Seconds,
): WorldEvent[] {
  if (state.status !== 'UPLOADED') return []
  const school = schoolOf(world.brand)
  const row = rowOf(world, stream, state)
  const isApproved = world.verdict === 'DONE'
  state.status = world.verdict
  state.updatedAt = now
  state.answerAt = null
  const chat = chatOf(learner, stream)
  const message: MessageState | null = chat && {
    id: newId(world),
    text: isApproved ? school.approval : school.refusal,
    createdAt: now,
    updatedAt: now,
    fileIds: isApproved ? [] : [schoolFile(world, school.refusalArt)],
    expert: findCourse(world, stream.courseId)?.expert ?? 'care',
    isViewed: false,
    rating: null,
    homeworkStatusId: state.id,
  }
  if (chat && message) {
    // An expert who answers has read what came before.
    for (const own of chat.messages) if (own.expert === null) own.isViewed = true
    chat.messages.push(message)
  }
  const events = tell(world, learner, stream, state, chat, message)
  if (!isApproved || !row) return events
  const { title, points } = row.homework
  const why = tx(`Homework approved: ${title.en}`, `Работа принята: ${title.ru}`, `Tarea aprobada: ${title.es}`)
  return [...events, ...book(world, learner, points, why, now)]
}

/** A picture owned by the school. */
export function schoolFile(world: World, art: string): number {
  const name = `${art}.svg`
  const known = world.files.find((file) => file.ownerId === null && file.name === name)
  if (known) return known.id
  const id = newId(world)
  world.files.push({
    id,
    url: `art/${name}`,
    name,
    type: 'photo',
    size: 48_000,
    preview_url: `art/${name}`,
    ownerId: null,
  })
  return id
}

function chatOf(learner: Learner, stream: StreamState): ChatState | null {
  return learner.chats.find(({ id }) => id === stream.chatId) ?? null
}

function tell(
  world: World,
  learner: Learner,
  stream: StreamState,
  state: HomeworkState,
  chat: ChatState | null,
  message: MessageState | null,
): WorldEvent[] {
  const row = rowOf(world, stream, state)
  const status = homeworkStatusWireOf(stream, state, row ? isHomeworkLocked(stream, row) : false)
  const events: WorldEvent[] = [
    { learnerId: learner.id, type: 'homework_status', data: { stream_id: stream.id, status } },
  ]
  if (chat && message) {
    const wire = messageWireOf(world, chat, message, learner.user.locale)
    events.push({
      learnerId: learner.id,
      type: 'chat_message',
      data: { chat_id: chat.id, stream_id: chat.streamId, message: wire },
    })
  }
  return events
}
