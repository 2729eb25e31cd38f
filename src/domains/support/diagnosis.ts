import type { FailedCall } from '#/api/failed-calls'

/** A call that failed in one text; null: none has. */
export function failureText(call: FailedCall | undefined): string | null {
  return call ? `${call.method} ${call.path}: ${call.outcome}, ${new Date(call.at).toISOString().slice(0, 16)}Z` : null
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
