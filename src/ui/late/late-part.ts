import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { isOnline } from '#/api/connectivity'
import { routeChunk } from '#/api/route-chunk'
import { importAgain } from '#/platform/import-again'

interface LateProps<Props extends object> {
  /** The file is requested once this is true. */
  isDue: boolean
  /** Props of the part. */
  with: Props
  /** Shown until the part is there. */
  fallback?: ReactNode
  /** Called instead of throwing, where the screen can do without the part. */
  onMissing?: (error: Error) => void
}

/**
 * A part that the first view does without, and whose file is requested only once it is due. A part that is loaded already is drawn at
 * once; one that could not load offline loads when the connection is back, and the rest of the screen stays.
 */
export function latePart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<LateProps<Props>> {
  let known: ComponentType<Props> | undefined
  return function Late({ isDue, with: props, fallback = null, onMissing }) {
    const [part, setPart] = useState<{ of: ComponentType<Props> | undefined; error?: Error }>(() => ({ of: known }))
    useEffect(() => {
      if (!isDue || part.of) return undefined
      const bring = async () => {
        known ??= (await routeChunk(() => importAgain(load))())[name]
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
    }, [isDue, part.of, onMissing])
    if (part.error) throw part.error
    return part.of ? createElement(part.of, props) : fallback
  }
}
