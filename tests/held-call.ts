import type { TestWorld } from '../mocks/test-world'

/** Keeps the calls to a path waiting until `release`; then the world answers them, or `answer` does. */
export function heldCall(path: string, answer?: () => Response) {
  const held = Promise.withResolvers<void>()
  const prepare = (world: Pick<TestWorld, 'fetch'>) => {
    const { fetch } = world
    world.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.includes(path)) return fetch(request)
      await held.promise
      return answer ? answer() : fetch(request)
    }
  }
  return { prepare, release: () => held.resolve() }
}
