import { chatWire, consultationStatusWire, messageWire, ratingBody } from '#/domains/chats/wire'
import * as z from '#/lib/zod'
import { authCall, type SignedInContext } from '../call.ts'
import { conflict, forbidden, list, notFound, one, tooOften } from '../reply.ts'
import { pageOf } from '../world/page-of.ts'
import { chatWireOf, messageWireOf } from '../world/wire/chats.ts'
import { toldOf, writeMessage } from '../world/chats.ts'
import { openConsultation } from '../world/consultations.ts'
import { findCourse } from '../world/school.ts'
import { consultationWireOf } from '../world/wire/streams.ts'
import { FormCheck, textOf } from './form-check.ts'
import { SAYS } from './texts.ts'

const PER_PAGE = 10
const MAX_TEXT_LENGTH = 4000
const MAX_FILES = 10
const MAX_CLIENT_ID_LENGTH = 64
/** Seconds between two messages of a learner, and for which a client's name of a message is known. */
const MESSAGE_DELAY_S = 15
const NAME_KEPT_S = 24 * 3600

function ownChat({ learner, ids }: SignedInContext) {
  const chat = learner.chats.find(({ id }) => id === ids[0])
  if (!chat) throw notFound(ids[0] ?? 0)
  return chat
}

function ownMessage(context: SignedInContext) {
  const chat = ownChat(context)
  const message = chat.messages.find(({ id }) => id === context.ids[1])
  if (!message) throw notFound(context.ids[1] ?? 0)
  return { chat, message }
}

/** Text and files of a message that is sent or changed. */
function writtenIn({ body }: SignedInContext) {
  const fileIds = Array.isArray(body['file_ids']) ? body['file_ids'].map(Number) : []
  return { message: textOf(body['message']).trim(), fileIds }
}

function checkWritten(context: SignedInContext): FormCheck {
  const { world, learner, lang } = context
  const { message, fileIds } = writtenIn(context)
  const owns = (id: number) => world.files.some((file) => file.id === id && file.ownerId === learner.id)
  return new FormCheck(lang)
    .demand('message', message.length <= MAX_TEXT_LENGTH, SAYS.tooLong)
    .demand('message', message !== '' || fileIds.length > 0, SAYS.sayOrAttach)
    .demand('file_ids', fileIds.length <= MAX_FILES && fileIds.every(owns), SAYS.wrongValue)
}

export const chatCalls = [
  authCall('L16', 'GET chats', {
    expected: list(chatWire),
    run: ({ world, learner, lang }) =>
      learner.chats
        .toSorted((a, b) => (b.messages.at(-1)?.id ?? 0) - (a.messages.at(-1)?.id ?? 0))
        .map((chat) => chatWireOf(world, chat, lang)),
  }),
  authCall('L17', 'GET chats/{id}', {
    expected: one(chatWire),
    run: (context) => chatWireOf(context.world, ownChat(context), context.lang),
  }),
  authCall('L18', 'GET chats/{id}/messages', {
    sorts: ['id'],
    expected: list(messageWire),
    run(context) {
      const chat = ownChat(context)
      const isRising = context.query.get('sort') === 'id'
      const sorted = chat.messages.toSorted((a, b) => (isRising ? a.id - b.id : b.id - a.id))
      const { items, headers } = pageOf(sorted, context.query.get('page'), context.query.get('per-page'), PER_PAGE)
      Object.assign(context.headers, headers)
      return items.map((message) => messageWireOf(context.world, chat, message, context.lang))
    },
  }),
  authCall('L19', 'POST chats/{id}/messages', {
    body: 'json',
    expected: one(messageWire),
    run(context) {
      const { world, learner, lang, now, body } = context
      const chat = ownChat(context)
      if (!chat.canWrite) throw forbidden('This chat can only be read.')
      const stream = learner.streams.find(({ id }) => id === chat.streamId)
      if (stream?.isDemo && findCourse(world, stream.courseId)?.demoQuestions === false)
        throw forbidden('The demo of this course has no questions to experts.')
      const { message, fileIds } = writtenIn(context)
      const clientId = textOf(body['client_id'])
      const own = chat.messages.filter(({ expert, homeworkStatusId }) => expert === null && homeworkStatusId === null)
      const same = own.find((one) => clientId && one.clientId === clientId && now - one.createdAt < NAME_KEPT_S)
      if (same) return messageWireOf(world, chat, same, lang)
      checkWritten(context)
        .demand('client_id', clientId.length <= MAX_CLIENT_ID_LENGTH, SAYS.tooLong)
        .end()
      const wait = (own.at(-1)?.createdAt ?? -Infinity) + MESSAGE_DELAY_S - now
      if (wait > 0) throw tooOften(wait)
      const written = writeMessage(world, chat, { message, fileIds, clientId }, now)
      context.emit(toldOf(world, learner, chat, written), ...openConsultation(world, learner, chat, written))
      return messageWireOf(world, chat, written, lang)
    },
  }),
  authCall('L20', 'PUT chats/{id}/messages/{messageId}', {
    body: 'json',
    expected: one(messageWire),
    run(context) {
      const { chat, message } = ownMessage(context)
      if (message.expert !== null) throw forbidden('Only own messages are changed.')
      checkWritten(context).end()
      const written = writtenIn(context)
      Object.assign(message, { text: written.message, fileIds: written.fileIds, updatedAt: context.now })
      context.emit(toldOf(context.world, context.learner, chat, message))
      return messageWireOf(context.world, chat, message, context.lang)
    },
  }),
  authCall('L21', 'PUT chats/{id}/messages/{messageId}/rating', {
    body: 'json',
    expected: one(messageWire),
    run(context) {
      const { chat, message } = ownMessage(context)
      if (message.expert === null) throw forbidden('Own messages are not rated.')
      const parsed = z.safeParse(ratingBody, context.body)
      new FormCheck(context.lang).demand('rating', parsed.success, SAYS.wrongValue).end()
      message.rating = parsed.data?.rating ?? null
      context.emit(toldOf(context.world, context.learner, chat, message))
      return messageWireOf(context.world, chat, message, context.lang)
    },
  }),
  authCall('L22', 'PUT chats/{id}/messages/{messageId}/viewed', {
    body: 'json',
    expected: one(messageWire),
    run(context) {
      const { chat, message } = ownMessage(context)
      const seen = chat.messages.filter(
        (earlier) => earlier.expert !== null && earlier.id <= message.id && !earlier.isViewed,
      )
      for (const earlier of seen) earlier.isViewed = true
      if (seen.length > 0) {
        const data = { chat_id: chat.id, message_ids: seen.map(({ id }) => id) }
        context.emit({ learnerId: context.learner.id, type: 'chat_message_viewed', data })
      }
      return messageWireOf(context.world, chat, message, context.lang)
    },
  }),
  authCall('L23', 'PUT consultations/updateRating/{id}', {
    body: 'json',
    expected: one(consultationStatusWire),
    run({ learner, ids, body, lang }) {
      const stream = learner.streams.find(({ consultations }) => consultations.some(({ id }) => id === ids[0]))
      const consultation = stream?.consultations.find(({ id }) => id === ids[0])
      if (!stream || !consultation) throw notFound(ids[0] ?? 0)
      const parsed = z.safeParse(ratingBody, body)
      new FormCheck(lang).demand('rating', parsed.success, SAYS.wrongValue).end()
      if (consultation.status !== 'close') throw conflict('Only a closed consultation is rated, and once.')
      Object.assign(consultation, { status: 'rated', rating: parsed.data?.rating ?? null })
      return consultationWireOf(stream, consultation)
    },
  }),
]
