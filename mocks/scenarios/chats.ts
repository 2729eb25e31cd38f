import { tx } from '../world/content/content.ts'
import type { ChatState, MessageState } from '../world/model.ts'
import { newId } from '../world/ids.ts'
import { say } from '../world/seed/people.ts'
import type { Scenario, ScenarioPlace } from './scenario.ts'

const LONG_HISTORY = 20_000
const UNREAD = 24
const MINUTE_S = 60

/** The chat of the learner's first course. */
function firstChat({ main }: ScenarioPlace): ChatState {
  const [chat] = main.chats
  if (!chat) throw new Error('The learner has no chat')
  return chat
}

/** The expert of a chat, by who wrote in it; otherwise the school's care. */
const expertOf = ({ messages }: ChatState) => messages.findLast(({ expert }) => expert !== null)?.expert ?? 'care'

const question = (n: number) =>
  tx(
    `Question ${n}: what would you change about the light here?`,
    `Вопрос ${n}: что бы вы изменили в этом свете?`,
    `Pregunta ${n}: ¿qué cambiarías de esta luz?`,
  )
const answer = (n: number) =>
  tx(
    `Answer ${n}: turn the lamp a little further from the wall.`,
    `Ответ ${n}: поверните лампу чуть дальше от стены.`,
    `Respuesta ${n}: aleja la lámpara un poco más de la pared.`,
  )

export const longChat: Scenario = {
  title: 'A chat of 20,000 messages',
  apply(place) {
    const { world, now } = place
    const chat = firstChat(place)
    const expert = expertOf(chat)
    chat.messages = Array.from({ length: LONG_HISTORY }, (_, n): MessageState => {
      const isQuestion = n % 2 === 0
      const at = now - (LONG_HISTORY - n) * 10 * MINUTE_S
      return {
        id: newId(world),
        text: isQuestion ? question(n + 1) : answer(n + 1),
        createdAt: at,
        updatedAt: at,
        fileIds: [],
        expert: isQuestion ? null : expert,
        isViewed: true,
        rating: null,
        homeworkStatusId: null,
      }
    })
  },
}

export const unreadChat: Scenario = {
  title: 'A chat with 24 unread answers',
  apply(place) {
    const { world, now } = place
    const chat = firstChat(place)
    const from = expertOf(chat)
    for (let n = 1; n <= UNREAD; n++)
      say(world, chat, { from, text: answer(n), at: now - (UNREAD - n + 1) * MINUTE_S, seen: false })
  },
}

export const noConsultations: Scenario = {
  title: 'No consultations left',
  apply({ main }) {
    const [stream] = main.streams
    if (stream) stream.maxConsultations = stream.consultations.length
  },
}

export const readOnlyChat: Scenario = {
  title: 'A chat that can only be read',
  apply(place) {
    firstChat(place).canWrite = false
  },
}
