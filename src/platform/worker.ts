import { SHARED_CACHE } from '#/lib/shared-cache'

/** The file that the build writes; its scope is the app's. */
const WORKER = `${import.meta.env.BASE_URL}sw.js`
/** Begins the names of the worker's caches, one for each build. */
const CACHES = 'learner-build-'
/** A page that stays open looks for a new build this often. */
const LOOK_MS = 60 * 60_000

/**
 * Registers the worker that starts the app without a line. `onWaiting` is told when another build is ready, with the function that goes
 * over to it, which loads the page anew. Returns a function that stops looking for one. Fails where the browser refuses.
 */
export async function startWorker(onWaiting: (goOver: () => void) => void): Promise<() => void> {
  const registration = await navigator.serviceWorker.register(WORKER)
  const offer = () => {
    const { waiting } = registration
    // Without a controller it is the first one, which nobody has to wait for.
    if (waiting && navigator.serviceWorker.controller) onWaiting(() => goOver(waiting))
  }
  const follow = () => registration.installing?.addEventListener('statechange', offer)
  registration.addEventListener('updatefound', follow)
  // The browser looks by itself with each page, and may have found one before this code came.
  follow()
  offer()
  // Without a line there is nothing to find.
  const timer = setInterval(() => void registration.update().catch(() => {}), LOOK_MS)
  return () => clearInterval(timer)
}

function goOver(waiting: ServiceWorker): void {
  // Another tab has gone over to it before: only this page is still the old one.
  if (waiting.state !== 'installed') return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  waiting.postMessage('go-over')
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
