/**
 * A page that goes asks its worker to unregister when it was the last one, and that may happen to the page that follows it (MSW 3.0,
 * at reloads): so a page that goes says nothing.
 */
export function keepWorker(): void {
  let isLeaving = false
  addEventListener('pagehide', () => (isLeaving = true))
  addEventListener('pageshow', () => (isLeaving = false))
  const post = ServiceWorker.prototype.postMessage
  ServiceWorker.prototype.postMessage = function (message: unknown, ...rest: unknown[]) {
    if (isLeaving && message === 'CLIENT_CLOSE') return
    Reflect.apply(post, this, [message, ...rest])
  }
}
