import { hasConsent } from '#/platform/consent'
import type { AnalyticsEvent, AnalyticsEvents } from './events'

export type AnalyticsSink = <E extends AnalyticsEvent>(event: E, payload: AnalyticsEvents[E]) => void

/** How many events wait for a sink that loads after the first view. */
const WAITING_MAX = 50

type Watcher = (event: AnalyticsEvent, payload: object, isAllowed: boolean) => void

let sink: AnalyticsSink | null = null
let watcher: Watcher | null = null
let waiting: ((to: AnalyticsSink) => void)[] = []

/** Where events go, and first those that were waiting for it; null: nowhere. */
export function configureAnalytics(next: AnalyticsSink | null): void {
  sink = next
  if (next && hasConsent('analytics')) for (const give of waiting) give(next)
  waiting = []
}

/** Shows developers every event and whether it may go out; nothing leaves the page by it. */
export function watchEvents(next: Watcher): void {
  watcher = next
}

/** Sends one event, with consent to analytics; before that it is dropped, not queued. Each event is sent from one place in the code. */
export function track<E extends AnalyticsEvent>(event: E, payload: AnalyticsEvents[E]): void {
  const isAllowed = hasConsent('analytics')
  watcher?.(event, payload, isAllowed)
  if (!isAllowed) return
  if (sink) sink(event, payload)
  else if (waiting.length < WAITING_MAX) waiting.push((to) => to(event, payload))
}
