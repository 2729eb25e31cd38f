/** An answer with the moments in epoch milliseconds at which it was requested and received, where it waits to be taken. */
export interface TimedResponse extends Response {
  travel?: readonly [askedAt: number, receivedAt: number]
}

declare global {
  interface FirstView {
    /** Answers that the boot script requested, by method and absolute address; undefined: taken, or requested by the app itself. */
    requests: Map<string, Promise<TimedResponse> | undefined>
    /** The token that they were requested with; null: as a guest. */
    token: string | null
  }
  interface Window {
    firstView?: FirstView
  }
}

/**
 * Takes the answer that was requested before the app's code arrived; each is given out once. Answers belong to the token that they
 * were requested with: where `token`, the current one, is another, somebody else has signed in meanwhile, and all are dropped.
 */
export function takeEarlyAnswer(method: string, url: string, token: string | null): Promise<TimedResponse> | undefined {
  const view = globalThis.window?.firstView
  if (!view || view.isOver) return undefined
  if (token !== view.token) {
    dropEarlyAnswers()
    return undefined
  }
  const key = `${method} ${url}`
  const answer = view.requests.get(key)
  // The boot script need not request it any more.
  view.requests.set(key, undefined)
  return answer
}

/** Drops early answers that nobody took: an unread body keeps its connection busy, and its content grows stale. */
export function dropEarlyAnswers(): void {
  const view = globalThis.window?.firstView
  if (!view) return
  view.isOver = true
  for (const answer of view.requests.values()) answer?.then((response) => response.body?.cancel()).catch(() => {})
  view.requests.clear()
}
