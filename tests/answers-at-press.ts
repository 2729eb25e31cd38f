import type { TestWorld } from '../mocks/test-world'

/** A call that fails is answered again with the next press, and not before: what asks by itself meanwhile would take "Try again" away. */
export function answersAtPress(world: TestWorld, call: Parameters<TestWorld['setFault']>[0]): void {
  document.addEventListener('click', () => world.setFault(call, null), { capture: true, once: true })
}
