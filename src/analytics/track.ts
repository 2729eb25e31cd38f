import type { AnalyticsEvent, AnalyticsEvents } from './events'

export type AnalyticsSink = <E extends AnalyticsEvent>(event: E, payload: AnalyticsEvents[E]) => void

/** Closed until the learner consents: an event before that is gone, not queued. */
let open: AnalyticsSink | null = null

/** Lets events out to `sink`, after the consent to analytics. */
export function openGate(sink: AnalyticsSink): void {
  open = sink
}

/** Withdraws it: nothing leaves from here on. */
export function closeGate(): void {
  open = null
}

/** Names what the learner did; each event is sent from one place. */
export function track<E extends AnalyticsEvent>(event: E, payload: AnalyticsEvents[E]): void {
  open?.(event, payload)
}
