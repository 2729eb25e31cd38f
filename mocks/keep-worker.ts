/**
 * A page that is left tells its worker to unregister if it was the last one; at a reload that would hit the page that follows (MSW 3.0).
 * So a page that is being left sends nothing.
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
