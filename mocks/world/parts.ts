import type { Learner, MessageState, World } from './model.ts'

/** Increased when the stored form changes; an older world is then replaced by a new one. */
export const WORLD_VERSION = 8
const BASE = 'base'
const MESSAGES_A_PART = 100

/** A world as JSON texts by name, each compared and stored on its own, so that a call stores only what it changes. */
export type Parts = Map<string, string>

const learners = (at: number) => `learners/${at}`
const messagesOf = (learnerAt: number, chatAt: number) => (at: number) =>
  `${learners(learnerAt)}/chats/${chatAt}/messages/${at}`

/** Takes a world apart: what belongs to nobody, each learner, and their messages by the hundred. */
export function partsOf(world: World): Parts {
  const parts: Parts = new Map([[BASE, JSON.stringify({ ...world, learners: [] })]])
  for (const [learnerAt, learner] of world.learners.entries()) {
    const chats = learner.chats.map((chat) => ({ ...chat, messages: [] }))
    parts.set(learners(learnerAt), JSON.stringify({ ...learner, chats }))
    for (const [chatAt, { messages }] of learner.chats.entries()) {
      const name = messagesOf(learnerAt, chatAt)
      for (let at = 0; at * MESSAGES_A_PART < messages.length; at++) {
        const from = at * MESSAGES_A_PART
        parts.set(name(at), JSON.stringify(messages.slice(from, from + MESSAGES_A_PART)))
      }
    }
  }
  return parts
}

/** The world of these parts, sharing nothing with them; null: there is none, or one of another version. */
export function worldOf(parts: Parts): World | null {
  const base = parts.get(BASE)
  if (base === undefined) return null
  // All parts were written by this module.
  const world = JSON.parse(base) as World
  if (world.version !== WORLD_VERSION) return null
  world.learners = numbered(parts, learners).map((text) => JSON.parse(text) as Learner)
  for (const [learnerAt, { chats }] of world.learners.entries())
    for (const [chatAt, chat] of chats.entries())
      chat.messages = numbered(parts, messagesOf(learnerAt, chatAt)).flatMap(
        (text) => JSON.parse(text) as MessageState[],
      )
  return world
}

/** The parts that `name` numbers from 0, as far as there are any. */
function numbered(parts: Parts, name: (at: number) => string): string[] {
  const found: string[] = []
  for (let text = parts.get(name(0)); text !== undefined; text = parts.get(name(found.length))) found.push(text)
  return found
}
