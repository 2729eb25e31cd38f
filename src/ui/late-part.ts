import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { isOnline } from '#/api/connectivity'
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

/**
 * A part that the first view does without, and whose file is asked for only once it is due. Known ones are drawn at once; what a lost
 * line kept back comes with the line, the screen stands meanwhile.
 */
export function latePart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<LateProps<Props>> {
  let known: ComponentType<Props> | undefined
  return function Late({ isDue, with: props, fallback = null, onMissing }) {
    const [part, setPart] = useState<{ of: ComponentType<Props> | undefined; error?: Error }>(() => ({ of: known }))
    useEffect(() => {
      if (!isDue || known) return undefined
      const bring = async () => {
        known ??= (await routeChunk(load)())[name]
        setPart({ of: known })
      }
      const ask = () => {
        bring().catch((error: Error) => {
          if (onMissing) onMissing(error)
          else if (isOnline()) setPart({ of: undefined, error })
        })
      }
      ask()
      addEventListener('online', ask)
      return () => removeEventListener('online', ask)
    }, [isDue, onMissing])
    if (part.error) throw part.error
    return part.of ? createElement(part.of, props) : fallback
  }
}
