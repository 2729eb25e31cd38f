import { personOf } from '../mocks/world/create-world'
import { renderApp } from './render-app'

/** "One egg, five lights", which the main learner's first course asks for on day 12. */
export const EGG = 4103
/** The evening of that day. */
const NOW = new Date('2026-06-09T18:30:00Z')

/** The running app on a homework of the main learner's first course. */
export const openHomework = (scenario = 'main', homeworkId = EGG) =>
  renderApp((world) => `/homework/${personOf(world, 'main').streams[0]?.id}/${homeworkId}`, { scenario, now: NOW })
