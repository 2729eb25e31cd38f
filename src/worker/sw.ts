// The worker that starts the app without a line: the files of one build, each as it was when the build was installed. It answers
// neither calls to the server nor media.
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { AFTER_SHARE, SHARE_PATH, SHARED_AT, SHARED_CACHE, SHARED_FIELD, SHARED_NAME } from '../lib/shared-cache'

/** What the build writes here. */
declare const BUILD: { base: string; cache: string; caches: string; files: { url: string; revision: string | null }[] }

/** The parts of a worker's events that are used; TypeScript's DOM types lack them. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

const { base, cache, caches: prefix, files } = BUILD
const controller = new PrecacheController({ cacheName: cache })
controller.addToCacheList(files)

// It takes over as soon as it has all its files. Asked for only when the learner wants the new build, that could take minutes: the browser
// waits until the worker before has nothing to do, and every request of an open page keeps that one busy.
addEventListener('install', (event) => {
  void controller.install(event)
  void (globalThis as unknown as { skipWaiting(): Promise<void> }).skipWaiting()
})
addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(forgetOlderBuilds()))

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

// What another app shares with the installed one: the page takes it from here.
registerRoute(
  ({ url }) => url.pathname === base + SHARE_PATH,
  async ({ request }) => {
    // The list of homework opens in any case.
    await keepShared(request).catch(() => {})
    return Response.redirect(base + AFTER_SHARE, 303)
  },
  'POST',
)
// Where the device does not give what it has kept, the host does.
setCatchHandler(({ request }) => fetch(request))

/** In place of what was shared before. */
async function keepShared(request: Request): Promise<void> {
  await caches.delete(SHARED_CACHE)
  const cache = await caches.open(SHARED_CACHE)
  const files = (await request.formData()).getAll(SHARED_FIELD).filter((value) => value instanceof File)
  const kept = files.map((file, index) => {
    const headers = {
      'Content-Type': file.type,
      [SHARED_NAME]: encodeURIComponent(file.name),
      [SHARED_AT]: String(Date.now()),
    }
    return cache.put(`${base}${SHARE_PATH}/${index}`, new Response(file, { headers }))
  })
  await Promise.all(kept)
}

/** Keeps this build and the one before, which a page may still run. */
async function forgetOlderBuilds(): Promise<void> {
  // In the order in which they were made.
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cache)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}
