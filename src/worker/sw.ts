// The worker that starts the app without a line: the files of one build, each as it was when the build was installed. It answers
// neither calls to the server nor media.
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** What the build writes here. */
declare const BUILD: { base: string; cache: string; caches: string; files: { url: string; revision: string | null }[] }

/** The parts of a worker's events that are used; TypeScript's DOM types lack them. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

const { base, cache, caches: prefix, files } = BUILD
const controller = new PrecacheController({ cacheName: cache })
controller.addToCacheList(files)

addEventListener('install', (event) => void controller.install(event as WorkerEvent as never))
addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(forgetOlderBuilds()))
addEventListener('message', ({ data }) => {
  if (data === 'go-over') void (globalThis as unknown as { skipWaiting(): Promise<void> }).skipWaiting()
})

registerRoute(new PrecacheRoute(controller))
registerRoute(
  new NavigationRoute(controller.createHandlerBoundToURL(`${base}index.html`), {
    denylist: [new RegExp(`^${base}brand/`)],
  }),
)
// A page that still runs the build before asks for files that this one does not have.
registerRoute(
  ({ url }) => url.origin === location.origin && url.pathname.startsWith(`${base}assets/`),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
)

/** Keeps this build and the one before, which a page may still run. */
async function forgetOlderBuilds(): Promise<void> {
  // In the order in which they were made.
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cache)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}
