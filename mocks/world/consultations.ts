import type { WorldEvent } from './events.ts'
import { newId } from './ids.ts'
import type { ChatState, Learner, MessageState, World } from './model.ts'

const streamOf = (learner: Learner, chat: ChatState) => learner.streams.find(({ id }) => id === chat.streamId)

/** A message of the learner opens a consultation in the stream's chat where none is open, even beyond those that were bought. */
export function openConsultation(world: World, learner: Learner, chat: ChatState, message: MessageState): WorldEvent[] {
  const stream = streamOf(learner, chat)
  if (!stream || stream.consultations.some(({ status }) => status === 'open')) return []
  stream.consultations.push({
    id: newId(world),
    status: 'open',
    startMessageId: message.id,
    endMessageId: null,
    amount: 1,
    rating: null,
  })
  return [{ learnerId: learner.id, type: 'stream_status', data: { stream_id: stream.id } }]
}

/** An expert closes what is open with an answer; no event tells of it. */
export function closeConsultation(learner: Learner, chat: ChatState, answer: MessageState): void {
  const open = streamOf(learner, chat)?.consultations.find(({ status }) => status === 'open')
  if (open) Object.assign(open, { status: 'close', endMessageId: answer.id })
}
