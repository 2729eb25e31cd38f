import { SHARED_CACHE } from '#/lib/shared-cache'

/** The file that the build writes; its scope is the app's. */
const WORKER = `${import.meta.env.BASE_URL}sw.js`
/** Begins the names of the worker's caches, one for each build. */
const CACHES = 'learner-build-'
/** A page that stays open looks for a new build this often. */
const LOOK_MS = 60 * 60_000

/**
 * Registers the worker that starts the app without a line. `onNewBuild` is told when a new one has taken over: the page still runs the build
 * before, and gets the new one as soon as it is loaded anew. Returns a function that stops looking for one. Fails where the browser refuses.
 */
export async function startWorker(onNewBuild: () => void): Promise<() => void> {
  // The first worker of all takes no page that is open.
  navigator.serviceWorker.addEventListener('controllerchange', onNewBuild)
  const registration = await navigator.serviceWorker.register(WORKER)
  // Without a line there is nothing to find.
  const timer = setInterval(() => void registration.update().catch(() => {}), LOOK_MS)
  return () => {
    clearInterval(timer)
    navigator.serviceWorker.removeEventListener('controllerchange', onNewBuild)
  }
}

/** Removes the worker and all that it has kept; quiet where there is none, or the browser refuses. */
export async function removeWorker(): Promise<void> {
  try {
    const all = await navigator.serviceWorker.getRegistrations()
    const own = all.filter(({ active, waiting, installing }) =>
      [active, waiting, installing].some((one) => one && new URL(one.scriptURL).pathname === WORKER),
    )
    await Promise.all(own.map((one) => one.unregister()))
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHES) || name === SHARED_CACHE)
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // Refused: nothing was kept.
  }
}
