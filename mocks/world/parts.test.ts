import { expect, it } from 'vitest'
import { createWorld, personOf } from './create-world.ts'
import type { ChatState, World } from './model.ts'
import { partsOf, WORLD_VERSION, worldOf } from './parts.ts'

function withMessages(count: number): { world: World; chat: ChatState } {
  const world = createWorld({ brand: 'lumen' })
  const [chat] = personOf(world, 'main').chats
  const [first] = chat?.messages ?? []
  if (!chat || !first) throw new Error('The main learner has no message')
  chat.messages = Array.from({ length: count }, (_, at) => ({ ...first, id: at + 1 }))
  return { world, chat }
}

it.each([0, 1, 100, 101, 250])('puts a world with %i messages together again', (count) => {
  const { world } = withMessages(count)
  expect(worldOf(partsOf(world))).toEqual(world)
})

it('has one part for a new message, beside those that stay the same', () => {
  const { world, chat } = withMessages(250)
  const before = partsOf(world)
  const [message] = chat.messages
  if (message) chat.messages.push({ ...message, id: 251 })
  const changed = [...partsOf(world)].filter(([name, text]) => before.get(name) !== text)
  expect(changed).toHaveLength(1)
})

it('finds no world where there is none, or one of another version', () => {
  expect(worldOf(new Map())).toBe(null)
  const other = { ...createWorld({ brand: 'lumen' }), version: WORLD_VERSION - 1 }
  expect(worldOf(partsOf(other))).toBe(null)
})
