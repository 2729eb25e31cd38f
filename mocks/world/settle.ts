import { answerChat } from './chats.ts'
import type { WorldEvent } from './events.ts'
import { answerHomework } from './homework.ts'
import type { Seconds, World } from './model.ts'
import { settleFreeze } from './streams.ts'

/** Lets everything happen that is due by `now`: freezes, experts' answers, ends of cancelled subscriptions. */
export function settle(world: World, now: Seconds): WorldEvent[] {
  const events: WorldEvent[] = []
  for (const learner of world.learners) {
    for (const stream of learner.streams) {
      if (settleFreeze(stream, now)) {
        events.push({ learnerId: learner.id, type: 'stream_status', data: { stream_id: stream.id } })
      }
      for (const state of stream.homeworks) {
        if (state.answerAt !== null && now >= state.answerAt) {
          events.push(...answerHomework(world, learner, stream, state, state.answerAt))
        }
      }
    }
    for (const chat of learner.chats) {
      const { answerAt } = chat
      if (answerAt && now >= answerAt) events.push(...answerChat(world, learner, chat, answerAt))
    }
    for (const subscription of learner.subscriptions) {
      const isOver = subscription.status === 'cancelled' && subscription.endDate !== null && now >= subscription.endDate
      if (isOver) Object.assign(subscription, { status: 'ended', isActive: false })
    }
  }
  return events
}

/** Makes every expert answer at once what waits for an answer. */
export function answerAll(world: World, now: Seconds): WorldEvent[] {
  return world.learners.flatMap((learner) => [
    ...learner.streams.flatMap((stream) =>
      stream.homeworks.flatMap((state) => answerHomework(world, learner, stream, state, now)),
    ),
    ...learner.chats.flatMap((chat) => (chat.answerAt ? answerChat(world, learner, chat, now) : [])),
  ])
}
