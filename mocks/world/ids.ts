import type { World } from './model.ts'

/** A new id: greater than every one before, whatever its kind. */
export function newId(world: World): number {
  world.nextId += 1
  return world.nextId
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** Opaque text of the contract's alphabet; which learner it belongs to is known only to the world. */
export function newToken(world: World): string {
  const random = crypto.getRandomValues(new Uint8Array(28))
  return `${newId(world)}.${[...random].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}
