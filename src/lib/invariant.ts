/** Stops a programmer's error where it happens; `message` is for developers, never shown to learners. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message)
}
