import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isApiError } from '#/api/errors'

export interface ErrorWords {
  /** Why it failed and what to do, for the learner. */
  text: MessageDescriptor
  /** What the server said in the learner's language; stands before `text` where there is one. */
  server: string | null
  /** For support, small: "HTTP 503". */
  code: string
}

/** The one place that turns any failure of loading or sending into words. */
export function errorMessage(error: unknown): ErrorWords {
  if (!isApiError(error))
    return { text: msg`Something went wrong on our side. We have been told.`, server: null, code: nameOf(error) }
  const code = error.status > 0 ? `HTTP ${error.status}` : error.kind
  return { text: reason(error.kind, error.status), server: error.kind === 'refused' ? error.serverText : null, code }
}

function reason(kind: string, status: number): MessageDescriptor {
  if (kind === 'network') return msg`The connection dropped. Check it and try again.`
  if (kind === 'timeout') return msg`The answer took too long. Try again in a minute.`
  if (kind === 'unreadable') return msg`We got an answer that we cannot read. Try again in a minute.`
  if (status === 403) return msg`This is not open to your account.`
  if (status === 404) return msg`It is not here. It may have been moved or removed.`
  if (status === 429) return msg`Too many tries in a row. Wait a minute and try again.`
  if (kind === 'refused') return msg`This was not accepted. Check it and try again.`
  return msg`The server did not answer as it should. Try again in a minute.`
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Error'
}
