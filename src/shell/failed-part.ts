import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnyRouter } from '@tanstack/react-router'
import { joinFacts, type RouteFacts, type SayingRoute } from './route-facts'

export interface FailedPart {
  /** What did not load: the headline of the error page. */
  words: MessageDescriptor
  /** The screen that it belongs to; none where the page is a section's first screen itself. */
  section?: { name: MessageDescriptor; to: NonNullable<RouteFacts['parent']> }
}

/** What did not load, by the id of the route that failed. */
export function failedPart(routeId: string, { routesById, routesByPath }: AnyRouter): FailedPart {
  // Not said by the route itself, since it does not hold for the screens below it.
  if (routeId === '/_auth') return { words: msg`Your account didn’t load` }
  const { failure = msg`This page didn’t load`, parent } = joinFacts(withLayouts(routesById[routeId]))
  const name = parent && (routesByPath[parent] as SayingRoute | undefined)?.options.staticData?.crumb
  return { words: failure, ...(name && { section: { name, to: parent } }) }
}

interface NestedRoute extends SayingRoute {
  parentRoute?: NestedRoute
}

/** A route after the layouts around it. */
const withLayouts = (route: NestedRoute | undefined): NestedRoute[] =>
  route ? [...withLayouts(route.parentRoute), route] : []
