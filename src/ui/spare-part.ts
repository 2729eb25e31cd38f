import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ComponentType, createElement, lazy, useEffect, useEffectEvent } from 'react'
import { reloadForRelease, routeChunk } from '#/api/route-chunk'
import { withApp } from '#/platform/app-parts'
import { showToast } from './toast'

interface Spared {
  /** Takes back the wish for it, so that the next one asks again. */
  onMissing?: () => void
}

const tellMissing = () => showToast({ text: i18n._(msg`This part didn’t load. Check the connection and try again.`) })

/** A part that its screen can stand without: where its file does not come it is left out, and that is told. Its place needs a `Suspense`. */
export function sparePart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  tell = tellMissing,
): ComponentType<Props & Spared> {
  const bring = routeChunk(() => withApp(load))
  const ask = () =>
    lazy<ComponentType<Props & Spared>>(() =>
      bring().then(
        (module) => ({ default: module[name] }),
        (error: unknown) => ({ default: without(error) }),
      ),
    )
  let part = ask()
  let hasFailed = false

  function without(error: unknown) {
    return function Missing({ onMissing }: Spared) {
      const say = useEffectEvent(() => {
        // Failed again, so maybe gone since a release: the page that follows has its own.
        if (hasFailed && reloadForRelease(error)) return
        hasFailed = true
        tell()
        onMissing?.()
      })
      useEffect(() => {
        say()
        return () => {
          part = ask()
        }
      }, [])
      return null
    }
  }

  return (props) => createElement(part, props)
}
