import { type ComponentType, lazy } from 'react'
import { routeChunk } from '#/api/route-chunk'
import type { TextsArea } from '#/platform/language'
import { withApp } from '#/platform/app-parts'

/** A component that the first view does without: it loads together with the app's styles and texts. Needs a `Suspense` around it. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  area?: TextsArea,
) {
  const bring = routeChunk(() => withApp(load, area))
  return lazy(async () => ({ default: (await bring())[name] }))
}
