import { personOf } from '../mocks/world/create-world'
import { DAY_12_EVENING, renderApp } from './render-app'

/** "One egg, one window, three frames", which the main learner's first course asks for on day 12. */
export const EGG = 4103

/** The running app on a homework of the main learner's first course. */
export const openHomework = (scenario = 'main', homeworkId = EGG) =>
  renderApp((world) => `/homework/${personOf(world, 'main').streams[0]?.id}/${homeworkId}`, {
    scenario,
    now: DAY_12_EVENING,
  })
