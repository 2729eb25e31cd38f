import { type ComponentType, lazy } from 'react'
import type { TextArea } from '#/platform/language'
import { withApp } from '#/platform/app-parts'

/** A component that the first view does without: it comes with the app's styles and texts. Its place needs a `Suspense`. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  area?: TextArea,
) {
  return lazy(async () => ({ default: (await withApp(load, area))[name] }))
}
