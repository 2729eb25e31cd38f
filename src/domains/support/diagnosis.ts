import { isApiError } from '#/api/errors'

/** A call that failed: of it only the method, the path, the status and the time are told. */
interface FailedCall {
  error: unknown
  /** Epoch ms. */
  at: number
}

/** Name and main version of the browser, and its system, from a user agent; an unknown one is named as such. */
export function browserName(userAgent: string): string {
  const [, browser = 'Browser', version = ''] =
    /\b(Edg|OPR|YaBrowser|SamsungBrowser|Firefox|FxiOS|CriOS|Chrome)[a-z]*\/(\d+)/i.exec(moreTelling(userAgent)) ??
    /\b(Version)\/(\d+)[\d.]* .*Safari/.exec(userAgent) ??
    []
  const [system = 'unknown system'] =
    /iPhone|iPad|Android(?: \d+)?|Windows|Mac OS X|CrOS|Linux(?!; Android)/.exec(userAgent) ?? []
  return `${BROWSERS[browser] ?? browser} ${version}`.trim() + `, ${system}`
}

const BROWSERS: Record<string, string> = {
  Edg: 'Edge',
  OPR: 'Opera',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  Version: 'Safari',
}

/** Chromium's relatives name themselves after "Chrome". */
const moreTelling = (userAgent: string) =>
  /\b(?:Edg|OPR|YaBrowser|SamsungBrowser)/.test(userAgent) ? userAgent.replace(/Chrome\/\S+/, '') : userAgent

/** The last call that failed, in one text without anything that was sent or received; null: none has. */
export function lastFailure(calls: readonly FailedCall[]): string | null {
  const known = calls.flatMap(({ error, at }) => (isApiError(error) ? [{ error, at }] : []))
  const last = known.toSorted((one, other) => other.at - one.at)[0]
  if (!last) return null
  const { method, url, status, kind } = last.error
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '')
  return `${method} ${path}: ${status > 0 ? status : kind}, ${new Date(last.at).toISOString().slice(0, 16)}Z`
}

/** The parts that fit behind a message of at most `max` characters, from the first on. */
export function fittingParts(message: string, parts: readonly string[], max: number): string[] {
  const fitting: string[] = []
  for (const part of parts) {
    if (withDiagnosis(message, [...fitting, part]).length > max) break
    fitting.push(part)
  }
  return fitting
}

/** The text that is sent: the message, and below it what helps to find the fault. */
export function withDiagnosis(message: string, parts: readonly string[]): string {
  return parts.length === 0 ? message : `${message}\n\n[${parts.join(' · ')}]`
}
