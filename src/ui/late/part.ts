import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { isOnline } from '#/api/connectivity'
import { reloadForRelease } from '#/api/release'
import { loadCode } from '#/platform/load-code'
import { whenIdle } from '#/platform/when-idle'
import { showToast } from '../toasts/toast'

interface PartOptions {
  /**
   * When its code does not load: `throw` fails the screen that cannot be drawn without it; otherwise it is left out, and a toast says so or
   * nothing does.
   */
  missing?: 'throw' | 'toast' | 'silent'
}

interface Missable {
  /** Called when the part is left out, so that its owner can stop asking for it. */
  onMissing?: (error: Error) => void
}

interface CodeOptions extends Missable {
  /** The code is asked for once this is true, and is given where it is there already. */
  isDue?: boolean
}

/** A part as a component needs a `Suspense` around it until its code is there; from then on it is drawn at once. */
export interface Part<Code, Props> {
  (props: Props & Missable): ReactNode
  /** Loads the code before its first use. Never fails: the first use asks again. */
  preload: () => Promise<void>
  /**
   * For a screen that is drawn without the code at first: null until it is there. One that could not load offline loads when the connection
   * is back, and the screen stays.
   */
  useCode: (options?: CodeOptions) => Code | null
}

type PropsOf<Component> =
  Component extends ComponentType<infer Props> ? (unknown extends Props ? object : Props) : never

const tellMissing = () =>
  showToast({ failed: true, text: i18n._(msg`This part didn’t load. Check the connection and try again.`) })

/**
 * A part of a screen whose code the first view does without; `load` imports it, `name` is the export that draws it. The screen has loaded
 * the texts of a course for all that it may draw later.
 */
export function part<Code extends object, Name extends keyof Code & string>(
  load: () => Promise<Code>,
  name: Name,
  { missing = 'throw' }: PartOptions = {},
): Part<Code, PropsOf<Code[Name]>> {
  type Props = PropsOf<Code[Name]> & Missable
  const componentOf = (code: Code) => code[name] as ComponentType<Props>
  let known: Code | null = null
  const readers = new Set<() => void>()
  const read = () => known
  const watch = (reader: () => void) => {
    readers.add(reader)
    return () => readers.delete(reader)
  }

  async function ask(): Promise<Code> {
    known = await loadCode(load, 'app')
    for (const reader of readers) reader()
    return known
  }

  const askLazily = () =>
    lazy<ComponentType<Props>>(() =>
      ask().then(
        (code) => ({ default: componentOf(code) }),
        (error: unknown) => {
          if (missing === 'throw') throw error
          return { default: without(error) }
        },
      ),
    )
  let asked = askLazily()
  let hasFailed = false

  function without(error: unknown) {
    return function Missing({ onMissing }: Missable) {
      const say = useEffectEvent(async () => {
        // The second failure may be due to a release: the page that loads then has its own file.
        if (hasFailed && (await reloadForRelease(error))) return
        hasFailed = true
        if (missing === 'toast') tellMissing()
        onMissing?.(error as Error)
      })
      useEffect(() => {
        void say()
        return () => {
          asked = askLazily()
        }
      }, [])
      return null
    }
  }

  function Drawn(props: Props) {
    // Kept while it is shown: code that comes meanwhile is for the next use, and another component would begin anew.
    const [shown] = useState(() => (known ? componentOf(known) : asked))
    return createElement(shown, props)
  }

  async function preload() {
    await ask().catch(() => {})
  }

  function useCode({ isDue = true, onMissing }: CodeOptions = {}) {
    const code = useSyncExternalStore(watch, read, read)
    const [error, setError] = useState<Error | null>(null)
    const miss = useEffectEvent((failure: Error) => {
      if (missing === 'toast') tellMissing()
      if (missing !== 'throw') onMissing?.(failure)
      else if (isOnline()) setError(failure)
    })
    const isAsked = isDue && code === null
    useEffect(() => {
      if (!isAsked) return undefined
      let isLeft = false
      const askNow = () => {
        ask().catch((failure: Error) => {
          if (!isLeft) miss(failure)
        })
      }
      askNow()
      addEventListener('online', askNow)
      return () => {
        isLeft = true
        removeEventListener('online', askNow)
      }
    }, [isAsked])
    if (error) throw error
    return code
  }

  return Object.assign(Drawn, { preload, useCode })
}

interface Preloaded {
  preload: () => Promise<void>
}

/**
 * Loads a part that may be opened next on a screen once the page is idle, so that the first press opens it; not before it is due.
 * What every page loads in idle time is listed in `shell/idle-list.ts`.
 */
export function usePreload(part: Preloaded, isDue = true): void {
  useEffect(() => (isDue ? whenIdle(() => void part.preload()) : undefined), [part, isDue])
}
