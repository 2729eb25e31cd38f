import type { AnalyticsEvent, AnalyticsEvents } from './events'

export type AnalyticsSink = <E extends AnalyticsEvent>(event: E, payload: AnalyticsEvents[E]) => void

/** Null until the learner consents; an event before that is dropped, not queued. */
let open: AnalyticsSink | null = null

/** Lets events out to `sink`, after consent to analytics. */
export function openGate(sink: AnalyticsSink): void {
  open = sink
}

/** Closes the gate when consent is withdrawn: nothing leaves from here on. */
export function closeGate(): void {
  open = null
}

/** Sends one event, if the gate is open; each event is sent from one place in the code. */
export function track<E extends AnalyticsEvent>(event: E, payload: AnalyticsEvents[E]): void {
  open?.(event, payload)
}
