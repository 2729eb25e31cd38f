import { worldControls, type WorldControls } from './controls.ts'
import { keepBytes } from './file-bytes.ts'
import { serve, type Server } from './serve.ts'
import { createWorld, type WorldPlan } from './world/create-world.ts'
import type { WorldEvent } from './world/events.ts'
import { memoryWorld } from './world/store.ts'

export interface TestWorld extends WorldControls {
  server: Server
  /** The events sent to the sockets. */
  events: WorldEvent[]
  /** Stands in for the browser's `fetch`, for tests without a network. */
  fetch: typeof fetch
  /** Token of the learner whom the scenario signs in; null: a guest. */
  token: string | null
}

/** A world of its own in memory, for one test. */
export function testWorld(plan: Partial<WorldPlan> = {}): TestWorld {
  const made: WorldPlan = { brand: 'lumen', ...plan }
  const store = memoryWorld()
  const events: WorldEvent[] = []
  const server: Server = {
    store,
    seed() {
      const world = createWorld(made)
      store.write(world)
      return world
    },
    requests: [],
    tell: (more) => events.push(...more),
    keepFile: keepBytes,
  }
  const { persona } = server.seed()
  const controls = worldControls(server)
  return {
    ...controls,
    server,
    events,
    token: persona === null ? null : controls.tokenOf(persona),
    async fetch(input, init) {
      const response = await serve(server, new Request(input, init))
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    },
  }
}
