import { network } from 'virtual:msw'
import { httpHandlers } from './network.ts'
import { mockSocket } from './socket.ts'
import { testWorld, type TestWorld } from './test-world.ts'
import type { WorldPlan } from './world/create-world.ts'

let current: TestWorld | undefined

function server() {
  if (!current) throw new Error('startWorld must run first')
  return current.server
}

const socket = mockSocket(() => server().store)
let enabled: Promise<void> | undefined

/** Puts a world behind the page's real network: `fetch`, uploads and sockets reach it. Each call makes a new one. */
export async function startWorld(plan: Partial<WorldPlan> = {}): Promise<TestWorld> {
  const world = testWorld(plan)
  const note = world.server.tell
  world.server.tell = (events) => {
    note(events)
    socket.tell(events)
  }
  current = world
  enabled ??= enable()
  await enabled
  return world
}

async function enable() {
  const handlers = [...httpHandlers(server), socket.handler]
  network.configure({ handlers, onUnhandledFrame: 'bypass', context: { quiet: true } })
  await network.enable()
}
