import { closeConsultation } from './consultations.ts'
import { tx } from './content/content.ts'
import type { WorldEvent } from './events.ts'
import { newId } from './ids.ts'
import type { ChatState, Learner, MessageState, Seconds, World } from './model.ts'
import { findCourse } from './school.ts'
import { messageWireOf } from './wire/chats.ts'

const ANSWER = tx(
  'Thank you, I have read it. Try it once more and tell me what changed.',
  'Спасибо, прочитал. Попробуйте ещё раз и расскажите, что изменилось.',
  'Gracias, ya lo he leído. Inténtalo otra vez y cuéntame qué ha cambiado.',
)

interface Written {
  message: string
  fileIds: number[]
  clientId: string
}

/** Stores a message of the learner, which waits for an expert where the chat belongs to a course. */
export function writeMessage(world: World, chat: ChatState, written: Written, now: Seconds): MessageState {
  const message: MessageState = {
    id: newId(world),
    text: written.message,
    createdAt: now,
    updatedAt: now,
    fileIds: written.fileIds,
    expert: null,
    isViewed: false,
    rating: null,
    homeworkStatusId: null,
    ...(written.clientId && { clientId: written.clientId }),
  }
  chat.messages.push(message)
  chat.answerAt = world.answerAfterSeconds === null ? null : now + world.answerAfterSeconds
  return message
}

/** An expert's answer to what the learner has written: it views all that stands before it. */
export function answerChat(world: World, learner: Learner, chat: ChatState, now: Seconds): WorldEvent[] {
  chat.answerAt = null
  const stream = learner.streams.find(({ id }) => id === chat.streamId)
  const own = chat.messages.filter(({ expert, isViewed }) => expert === null && !isViewed)
  for (const message of own) message.isViewed = true
  const answer: MessageState = {
    id: newId(world),
    text: ANSWER,
    createdAt: now,
    updatedAt: now,
    fileIds: [],
    expert: (stream && findCourse(world, stream.courseId)?.expert) ?? 'care',
    isViewed: false,
    rating: null,
    homeworkStatusId: null,
  }
  chat.messages.push(answer)
  closeConsultation(learner, chat, answer)
  return [
    {
      learnerId: learner.id,
      type: 'chat_message_viewed',
      data: { chat_id: chat.id, message_ids: own.map(({ id }) => id) },
    },
    toldOf(world, learner, chat, answer),
  ]
}

/** The event that a message of a chat is new or has changed. */
export function toldOf(world: World, learner: Learner, chat: ChatState, message: MessageState): WorldEvent {
  const wire = messageWireOf(world, chat, message, learner.user.locale)
  return {
    learnerId: learner.id,
    type: 'chat_message',
    data: { chat_id: chat.id, stream_id: chat.streamId, message: wire },
  }
}
