import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { type ApiError, isApiError, tooOftenMs } from '#/api/errors'
import { ChunkError } from '#/api/release'

/** A failure in one text: the server's own words where it has said any, else ours. */
export function errorTexts(i18n: I18n, error: unknown): string {
  const { server, text } = errorMessage(error)
  return server ?? i18n._(text)
}

interface ErrorTexts {
  /** Why it failed and what to do, for the learner. */
  text: MessageDescriptor
  /** What the server said in the learner's language; shown instead of `text` where there is any. */
  server: string | null
  /** For support: "503", or the kind of failure where no answer came. */
  code: string
}

const LONGEST_IN_SECONDS = 90

/** The one place that turns a failure of loading or sending into words. */
export function errorMessage(error: unknown): ErrorTexts {
  if (error instanceof ChunkError) return { text: missingFile(error), server: null, code: nameOf(error) }
  if (!isApiError(error))
    return { text: msg`Something went wrong on our side. We’ve been notified.`, server: null, code: nameOf(error) }
  const code = error.status > 0 ? String(error.status) : error.kind
  // A crash says nothing helpful, and a 429 has to name the pause.
  const speaks = error.status < 500 && error.status !== 429
  return { text: reason(error), server: speaks ? error.serverText : null, code }
}

/** A file that a release has replaced looks the same as one that was lost on the way. */
const missingFile = ({ late }: ChunkError): MessageDescriptor =>
  late
    ? msg`The answer took too long. Try again in a minute.`
    : msg`Part of the page didn’t load: the connection dropped, or the school was updated while this page was open. Try again to reload the page.`

function reason(error: ApiError): MessageDescriptor {
  const { kind, status, retryAfterMs } = error
  const tooOften = tooOftenMs(error)
  if (kind === 'network') return msg`The connection dropped. Check it and try again.`
  if (kind === 'timeout') return msg`The answer took too long. Try again in a minute.`
  if (kind === 'unreadable') return msg`We got an answer that we cannot read. Try again in a minute.`
  if (status === 403) return msg`Your account has no access to this.`
  if (status === 404) return msg`It is not here. It may have been moved or removed.`
  if (status === 413) return msg`What you sent is too large. Make it shorter and try again.`
  if (tooOften !== null) return tooOftenFor(tooOften)
  if (kind === 'refused') return msg`This was not accepted. Check it and try again.`
  if (retryAfterMs !== undefined) return busyFor(retryAfterMs)
  return msg`The server did not answer as it should. Try again in a minute.`
}

function tooOftenFor(ms: number): MessageDescriptor {
  const { seconds, minutes } = rounded(ms)
  return seconds <= LONGEST_IN_SECONDS
    ? msg`Too many tries in a row. Try again in ${plural(seconds, { one: '# second', other: '# seconds' })}.`
    : msg`Too many tries in a row. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
}

function busyFor(ms: number): MessageDescriptor {
  const { seconds, minutes } = rounded(ms)
  return seconds <= LONGEST_IN_SECONDS
    ? msg`The server is busy. Try again in ${plural(seconds, { one: '# second', other: '# seconds' })}.`
    : msg`The server is busy. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
}

function rounded(ms: number): { seconds: number; minutes: number } {
  const seconds = Math.ceil(ms / 1000)
  return { seconds, minutes: Math.ceil(seconds / 60) }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Error'
}
