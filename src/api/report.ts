import { withoutQuery } from '#/lib/without-query'
import { isExpected } from './expected'
import { readToken } from './token-store'

export interface ReportDetails {
  /** What was being done, in developers' words. */
  context?: string
  /** Facts without anything personal: counts, kinds, versions. */
  facts?: Record<string, string | number | boolean | null>
  /** `warn` for what the app gets along with; otherwise it is an error. */
  level?: 'error' | 'warn'
}

export interface ReportEntry extends ReportDetails {
  name: string
  message: string
  stack: string | null
  /** Address of the screen; the query never leaves. */
  page: string
}

export type ReportSink = (entry: ReportEntry) => void

/** The default: developers see it, nothing leaves. */
export const consoleSink: ReportSink = (entry) => {
  // oxlint-disable-next-line no-console -- the default sink
  console[entry.level ?? 'error'](`[report] ${entry.context ?? entry.name}: ${entry.message}`, entry.facts ?? '')
}

let sink = consoleSink

/** An error passes several places on its way up; the first of them reports it. */
const reported = new WeakSet<object>()
/** What has been told on this page: a list that is asked for every 15 s would repeat each of its unreadable items. */
const told = new Set<string>()

/** Decides at the start where reports go; without a call they go to the console. */
export function configureReports(next: ReportSink): void {
  sink = next
  told.clear()
}

/**
 * Reports an error, once, and one that says the same once per screen; expected failures (network, release, navigation,
 * refusals) are passed over.
 */
export function report(error: unknown, details: ReportDetails = {}): void {
  if (isExpected(error) || (error instanceof Error && reported.has(error))) return
  if (error instanceof Error) reported.add(error)
  const known = error instanceof Error ? error : new Error(String(error))
  const entry = {
    ...details,
    name: known.name,
    message: withoutSecrets(known.message + causeOf(known)),
    page: withoutQuery(globalThis.location?.href ?? ''),
  }
  const text = JSON.stringify(entry)
  if (told.has(text)) return
  told.add(text)
  sink({ ...entry, stack: known.stack === undefined ? null : withoutSecrets(known.stack) })
}

/** Reports what nobody caught. */
export function reportUncaught(): void {
  addEventListener('error', (event) => report(event.error ?? event.message, { context: 'uncaught' }))
  addEventListener('unhandledrejection', (event) => report(event.reason, { context: 'uncaught' }))
}

export interface EndpointOptions {
  /** The brand's local `errorReportUrl`. */
  url: string
  /** Whether anything may go to a foreign origin; asked each time. */
  consented: () => boolean
  fetch?: typeof fetch
}

/** Sends reports to an endpoint: to our own origin always, to a foreign one only with consent to analytics. */
export function endpointSink({ url, consented, fetch: send = fetch }: EndpointOptions): ReportSink {
  return (entry) => {
    const isForeign = new URL(url, location.href).origin !== location.origin
    if (isForeign && !consented()) return
    send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(entry),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A report that fails is not reported.
    }).catch(() => {})
  }
}

function causeOf({ cause }: Error): string {
  if (cause instanceof Error) return ` (${cause.message})`
  return typeof cause === 'string' ? ` (${cause})` : ''
}

/** Error texts may quote anything: queries, e-mail addresses and the token are cut out of them. */
function withoutSecrets(text: string): string {
  const token = readToken()
  const safe = token === null ? text : text.replaceAll(token, '…')
  return safe.replace(/\?[^\s'")]*/g, '').replace(/[^\s@'"<>(]+@[^\s@'">)]+/g, '…')
}
