import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ComponentType, createElement, lazy, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { reloadForRelease, routeChunk } from '#/api/route-chunk'
import { withApp } from '#/platform/app-parts'
import { showToast } from '../toasts/toast'

interface Spared {
  /** Called when the part did not load, so that its owner can stop asking for it. */
  onMissing?: () => void
}

interface Ahead {
  /** Loads the part before its first use, which then draws it at once. Never fails. */
  bringAhead: () => Promise<void>
}

/** Says that a part did not load. */
export const tellMissing = () =>
  showToast({ failed: true, text: i18n._(msg`This part didn’t load. Check the connection and try again.`) })

/** A part that its screen can do without: when its file does not load it is left out, and a toast says so. Needs a `Suspense` around it. */
export function sparePart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  tell = tellMissing,
): ((props: Props & Spared) => ReactNode) & Ahead {
  const bring = routeChunk(() => withApp(load))
  const ask = () =>
    lazy<ComponentType<Props & Spared>>(() =>
      bring().then(
        (module) => ({ default: module[name] }),
        (error: unknown) => ({ default: without(error) }),
      ),
    )
  let part: ComponentType<Props & Spared> = ask()
  let hasFailed = false

  function without(error: unknown) {
    return function Missing({ onMissing }: Spared) {
      const say = useEffectEvent(async () => {
        // The second failure may be due to a release: the page that loads then has its own file.
        if (hasFailed && (await reloadForRelease(error))) return
        hasFailed = true
        tell()
        onMissing?.()
      })
      useEffect(() => {
        void say()
        return () => {
          part = ask()
        }
      }, [])
      return null
    }
  }

  async function bringAhead() {
    try {
      part = (await bring())[name]
    } catch {
      // Its first use asks again, and says what is missing.
    }
  }

  function Spare(props: Props & Spared) {
    // Kept while it is shown: `bringAhead` is for the next use, and another component would begin anew.
    const [shown] = useState(() => part)
    return createElement(shown, props)
  }

  return Object.assign(Spare, { bringAhead })
}
