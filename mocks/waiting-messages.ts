import { tx } from './world/content/content.ts'
import { personOf } from './world/create-world.ts'
import type { Seconds, World } from './world/model.ts'

/** A message that the app keeps on the device, as its own outbox does. */
export interface WaitingMessage {
  chatId: number
  message: string
  /** Unix seconds. */
  writtenAt: Seconds
}

const TEXTS = [
  tx(
    'The train is in a tunnel: two tries with one lamp.',
    'Поезд в тоннеле: две попытки с одной лампой.',
    'El tren va por un túnel: dos intentos con una lámpara.',
  ),
  tx('Which of them is better?', 'Какая из них лучше?', '¿Cuál es mejor?'),
]

/** What a world's learner has written and its server does not have; none where its scenario does not say so. */
export function waitingMessages(world: World, now: Seconds): { learnerId: number; messages: WaitingMessage[] } | null {
  if (!world.extras.includes('outbox-waiting')) return null
  const { id, user, chats } = personOf(world, 'main')
  const [chat] = chats
  if (!chat) return null
  const messages = TEXTS.map((text, at) => ({
    chatId: chat.id,
    message: text[user.locale],
    writtenAt: now - (TEXTS.length - at) * 60,
  }))
  return { learnerId: id, messages }
}
