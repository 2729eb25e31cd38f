import type { I18n } from '@lingui/core'
import { errorMessage } from './error-message'

/** A failure in one text: the server's own words where it has said any, else ours. */
export function errorTexts(i18n: I18n, error: unknown): string {
  const { server, text } = errorMessage(error)
  return server ?? i18n._(text)
}
