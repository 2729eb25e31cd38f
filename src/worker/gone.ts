// In place of the worker in a build that keeps nothing: where an older build has left one, it removes what that has kept and itself.

import { SHARED_CACHE } from '../lib/shared-cache'

declare const BUILD: { caches: string }

/** The parts of a worker that are used; TypeScript's DOM types lack them. */
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>
  registration: ServiceWorkerRegistration
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

const worker = globalThis as unknown as Worker

worker.addEventListener('install', (event) => (event as WorkerEvent).waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(forgetAll()))

async function forgetAll(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(BUILD.caches) || name === SHARED_CACHE)
  await Promise.all(names.map((name) => caches.delete(name)))
  await worker.registration.unregister()
}
