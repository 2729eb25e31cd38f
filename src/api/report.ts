import { isApiError, withoutQuery } from './errors'

export interface ReportDetails {
  /** What was being done, in developers' words. */
  context?: string
  /** Facts without anything personal: counts, ids of kinds, versions. */
  facts?: Record<string, string | number | boolean | null>
}

export interface ReportEntry extends ReportDetails {
  name: string
  message: string
  stack: string | null
  /** Path of the screen; the query never leaves. */
  page: string
}

type Sink = (entry: ReportEntry) => void

const consoleSink: Sink = (entry) =>
  console.error(`[report] ${entry.context ?? entry.name}: ${entry.message}`, entry.facts ?? '')

let sink: Sink = consoleSink

/** Decides once, at the start, where reports go; without a call they go to the console. */
export function configureReports(next: Sink): void {
  sink = next
}

/** Reports what should not have happened; what the network, a release or a navigation does is passed over. */
export function report(error: unknown, details: ReportDetails = {}): void {
  if (isExpected(error)) return
  const known = error instanceof Error ? error : new Error(String(error))
  sink({
    ...details,
    name: known.name,
    message: withoutSecrets(known.message),
    stack: known.stack === undefined ? null : withoutSecrets(known.stack),
    page: withoutQuery(globalThis.location?.href ?? ''),
  })
}

/** True for network, chunk-load and navigation errors and for refusals, which are answers. */
export function isExpected(error: unknown): boolean {
  if (isApiError(error)) return error.kind !== 'unreadable' && error.status < 500
  return false
}

function withoutSecrets(text: string): string {
  return text.replace(/[?#][^\s'")]*/g, '')
}
