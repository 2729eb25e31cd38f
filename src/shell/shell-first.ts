import type { AnyRoute, AnyRouter, LoaderFnContext } from '@tanstack/react-router'
import { pause } from '#/lib/pause'

/** How long at most the screen's answers are waited for before the shell is first drawn. */
const PATIENCE_MS = 300

let isThere = false
/** What a loader ended with after its screen was drawn. */
interface LateEnd {
  pathname: string
  key: string
  cause: unknown
}

/** Those that are being shown. */
const ending = new Set<LateEnd>()

/** Whether guards of a path run only since a loader there has failed after its screen was drawn: what has failed is not asked for a second time then. */
export const isEndingLate = (pathname: string) => [...ending].some((one) => one.pathname === pathname)

/** The shell calls this when it mounts, and the returned function when it unmounts. */
export function standShell(): () => void {
  isThere = true
  return () => {
    isThere = false
  }
}

type Loader = (context: LoaderFnContext) => unknown
type SignedInRoute = AnyRoute & { options: { loader?: Loader | undefined } }

/** Loaders that wait like this already: several routers of a test are made from one tree. */
const patient = new WeakSet<Loader>()

/**
 * Lets the shell be drawn before what the loaders of signed-in screens wait for: until it is there each holds its screen back for 300 ms at
 * most, so that the menus can be used while answers are on their way. A loader that fails, or finds nothing, later than that still ends in
 * the route's error or not-found page. What a loader resolves with is dropped: screens read queries.
 */
export function drawShellFirst({ routesById }: Pick<AnyRouter, 'routesById'>): void {
  for (const route of Object.values(routesById) as SignedInRoute[]) {
    const { loader } = route.options
    if (!loader || !route.id.startsWith('/_auth/') || patient.has(loader)) continue
    const whole = shellFirst(loader)
    patient.add(whole)
    route.options.loader = whole
  }
}

function shellFirst(loader: Loader): Loader {
  /** For the loader's next run. */
  let late: LateEnd | null = null
  return async (given) => {
    const { route, params, location, abortController, context, preload } = given
    const key = JSON.stringify(params)
    const known = late
    late = null
    if (known?.key === key) throw known.cause
    const answers = Promise.resolve(loader(given))
    if (isThere || preload) return void (await answers)
    let isDrawn = false
    answers.catch((cause: unknown) => {
      if (!isDrawn || abortController.signal.aborted) return
      const end = { pathname: location.pathname, key, cause }
      late = end
      ending.add(end)
      void context.loadAgain(route.id).finally(() => {
        ending.delete(end)
        // The learner has gone elsewhere before it was shown.
        if (late === end) late = null
      })
    })
    await Promise.race([answers, pause(PATIENCE_MS)])
    isDrawn = true
    return undefined
  }
}
