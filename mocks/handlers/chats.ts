import { chatWire, messageWire, ratingBody } from '#/domains/chats/wire'
import * as z from '#/lib/zod'
import { authCall, type SignedInContext } from '../call.ts'
import { forbidden, list, notFound, one } from '../reply.ts'
import { pageOf } from '../world/page-of.ts'
import { chatWireOf, messageWireOf } from '../world/wire/chats.ts'
import { FormCheck } from './form-check.ts'
import { SAYS } from './texts.ts'

const PER_PAGE = 10

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
  authCall('L21', 'PUT chats/{id}/messages/{messageId}/rating', {
    body: 'json',
    expected: one(messageWire),
    run(context) {
      const { chat, message } = ownMessage(context)
      if (message.expert === null) throw forbidden('Own messages are not rated.')
      const parsed = z.safeParse(ratingBody, context.body)
      new FormCheck(context.lang).demand('rating', parsed.success, SAYS.wrongValue).end()
      message.rating = parsed.data?.rating ?? null
      const wire = messageWireOf(context.world, chat, message, context.lang)
      context.emit({
        learnerId: context.learner.id,
        type: 'chat_message',
        data: { chat_id: chat.id, stream_id: chat.streamId, message: wire },
      })
      return wire
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
]
