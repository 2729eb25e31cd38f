import { hasConsent } from '#/platform/consent'
import type { AnalyticsEvent, AnalyticsEvents } from './events'

export type AnalyticsSink = <E extends AnalyticsEvent>(event: E, payload: AnalyticsEvents[E]) => void

let sink: AnalyticsSink | null = null

/** Where events go; null: nowhere. */
export function configureAnalytics(next: AnalyticsSink | null): void {
  sink = next
}

/** Sends one event, with consent to analytics; before that it is dropped, not queued. Each event is sent from one place in the code. */
export function track<E extends AnalyticsEvent>(event: E, payload: AnalyticsEvents[E]): void {
  if (hasConsent('analytics')) sink?.(event, payload)
}
