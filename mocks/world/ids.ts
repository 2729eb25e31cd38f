import type { World } from './model.ts'

/** A new id, greater than every one before, of whatever kind. */
export function newId(world: World): number {
  world.nextId += 1
  return world.nextId
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** An opaque text in the contract's alphabet; only the world knows to which learner it belongs. */
export function newToken(world: World): string {
  const random = crypto.getRandomValues(new Uint8Array(28))
  return `${newId(world)}.${[...random].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}
