import { personOf } from '../mocks/world/create-world'
import type { AppUnderTest } from './render-app'

/** How often the status of the main learner's first course was asked for: the menus ask for those of other courses in idle time. */
export function statusAsked({ world }: AppUnderTest): number {
  const { id } = personOf(world.read(), 'main').streams[0]!
  return world.received(`user-course-streams/${id}/status`).length
}
