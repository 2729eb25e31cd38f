// The production build of a brand and the mock world behind it, on a server of its own that can really be stopped.
import { setSite } from '../../mocks/world/site.ts'
import { testWorld } from '../../mocks/test-world.ts'
import { EXTERNAL_VERSION } from '../../src/brand/kinds.ts'
import { startServer } from '../bench/server.ts'

export interface OfflineServer {
  origin: string
  tokenOf: (persona: string) => string
  /** From now on only two of a hundred calls are answered; the others hang. */
  spoilLine: () => void
  /** Sets what the school's configuration says from afar. */
  configure: (values: Record<string, unknown>) => void
  stop: () => void
  /** Starts it again, at the same address, with the world as it was. */
  restart: () => Promise<void>
  /** How many requests of a call the world has received. */
  received: (call: string) => number
}

/** Starts it for one brand; `app`: where its build is. */
export async function startOfflineServer(brand: string, app = `dist/${brand}`): Promise<OfflineServer> {
  let isSpoilt = false
  let turn = 0
  const made: { world?: ReturnType<typeof testWorld> } = {}
  const places = { app, base: '/v/', floors: 'dist', media: 'mocks/media' }
  const server = await startServer(places, async (origin) => {
    setSite({ origin, base: '/v/' })
    const world = testWorld({ brand })
    made.world = world
    return async (input, init) => {
      turn += 1
      if (isSpoilt && turn % 50 !== 0) return new Promise(() => {})
      return world.fetch(input, init)
    }
  })
  return {
    origin: server.origin,
    tokenOf: (persona) => made.world?.tokenOf(persona) ?? '',
    spoilLine: () => {
      isSpoilt = true
    },
    configure: (values) =>
      made.world?.change((world) => {
        world.externalConfig = { version: EXTERNAL_VERSION, ...values }
      }),
    stop: () => server.close(),
    restart: () => server.reopen(),
    received: (call) => made.world?.received(call).length ?? 0,
  }
}
