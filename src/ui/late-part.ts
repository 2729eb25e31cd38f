import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { routeChunk } from '#/api/route-chunk'

interface LateProps<Props extends object> {
  /** From then on the file is asked for. */
  isDue: boolean
  with: Props
  /** Stands until the part is there. */
  fallback?: ReactNode
  /** The screen can do without: told instead of thrown. */
  onMissing?: (error: Error) => void
}

/** A part that the first view does without, and whose file is asked for only once it is due. Known ones are drawn at once. */
export function latePart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<LateProps<Props>> {
  let known: ComponentType<Props> | undefined
  return function Late({ isDue, with: props, fallback = null, onMissing }) {
    const [part, setPart] = useState<{ of: ComponentType<Props> | undefined; error?: Error }>(() => ({ of: known }))
    useEffect(() => {
      if (!isDue || known) return undefined
      let isGone = false
      const bring = async () => {
        known = (await routeChunk(load)())[name]
        if (!isGone) setPart({ of: known })
      }
      bring().catch((error: Error) => {
        if (isGone) return
        if (onMissing) onMissing(error)
        else setPart({ of: undefined, error })
      })
      return () => {
        isGone = true
      }
    }, [isDue, onMissing])
    if (part.error) throw part.error
    return part.of ? createElement(part.of, props) : fallback
  }
}
