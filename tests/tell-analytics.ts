import { type AnalyticsSink, configureAnalytics } from '#/analytics/track'
import { setConsent } from '#/platform/consent'

/** Sends events to `sink`, as after the learner's consent. Returns a function that takes both back. */
export function tellAnalytics(sink: AnalyticsSink): () => void {
  setConsent('analytics', true)
  configureAnalytics(sink)
  return () => {
    setConsent('analytics', false)
    configureAnalytics(null)
  }
}
