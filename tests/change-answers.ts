import type { TestWorld } from '../mocks/test-world'

/** Changes the text of the world's answers to calls whose address has `part` in it. */
export function changeAnswers(world: Pick<TestWorld, 'fetch'>, part: string, change: (text: string) => string): void {
  const { fetch } = world
  world.fetch = async (...call) => {
    const answer = await fetch(...call)
    if (!new Request(...call).url.includes(part)) return answer
    // An answer without a body must not have an empty one.
    return new Response(change(await answer.text()) || null, answer)
  }
}
