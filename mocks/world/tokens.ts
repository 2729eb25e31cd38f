import type { WorldEvent } from './events.ts'
import { newToken } from './ids.ts'
import type { Learner, World } from './model.ts'

/** The owner of a token; undefined: nobody (any more). */
export function learnerOf(world: World, token: string): Learner | undefined {
  const known = world.tokens.find((one) => one.token === token)
  return known && world.learners.find(({ id }) => id === known.learnerId)
}

interface Place {
  world: World
  appType: string
  emit: (...events: WorldEvent[]) => void
}

/** Creates a token; an older one for the same kind of app ends, and its sockets receive the event. */
export function signIn({ world, appType, emit }: Place, learner: Learner, { byLetter = false } = {}): string {
  const token = newToken(world)
  const isOlder = (one: World['tokens'][number]) =>
    !byLetter && one.learnerId === learner.id && one.appType === appType && !one.resetsPassword
  for (const old of world.tokens.filter(isOlder)) {
    emit({ learnerId: learner.id, type: 'logout', data: { reason: 'other_device' }, token: old.token })
  }
  world.tokens = world.tokens.filter((one) => !isOlder(one))
  world.tokens.push({ token, learnerId: learner.id, appType, resetsPassword: byLetter })
  return token
}

/** The first use of an emailed token demands a new password (A6); from then on it is a token like any other. */
export function openLetter(world: World, token: string): void {
  const known = world.tokens.find((one) => one.token === token && one.resetsPassword)
  if (!known) return
  known.resetsPassword = false
  const learner = world.learners.find(({ id }) => id === known.learnerId)
  if (learner) learner.user.is_require_update_password = true
}
