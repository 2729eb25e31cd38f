import type { Seconds, World } from './model.ts'

const LIFE_S = 600
/** Shortest time between two codes. */
export const CODE_PAUSE_S = 60
const MAX_WRONG_TRIES = 5
/** The one code of the mock world, where no email or message arrives. */
const CODE = '123456'

/** Sends a code to an email or phone; returns the seconds to wait first, or 0 if it was sent. */
export function requestCode(world: World, target: string, now: Seconds): Seconds {
  const known = world.codes.find((one) => one.target === target)
  if (known && now >= known.askedAt && now < known.askedAt + CODE_PAUSE_S) return known.askedAt + CODE_PAUSE_S - now
  world.codes = [...world.codes.filter((one) => one !== known), { target, code: CODE, askedAt: now, wrong: 0 }]
  return 0
}

/** A correct code is used up; after five wrong attempts it is void. */
export function checkCode(world: World, target: string, code: string, now: Seconds): 'good' | 'wrong' | 'void' {
  const known = world.codes.find((one) => one.target === target)
  if (!known || now > known.askedAt + LIFE_S) return 'wrong'
  if (known.wrong >= MAX_WRONG_TRIES) return 'void'
  if (known.code !== code) {
    known.wrong += 1
    return 'wrong'
  }
  world.codes = world.codes.filter((one) => one !== known)
  return 'good'
}
