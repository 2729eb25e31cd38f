import { useLingui } from '@lingui/react/macro'
import type { FieldError } from 'react-hook-form'
import { MESSAGE_MAX } from './support-schema'

/** The server's words, else ours for a code. */
function said(error: FieldError | undefined, words: Record<string, string>): string | undefined {
  return error && (error.type === 'server' ? error.message : (words[error.message ?? ''] ?? words['required']))
}

/** Puts the form's issues into words; the server's own messages are shown as they came. */
export function useSupportTexts() {
  const { t } = useLingui()
  return {
    name: (error: FieldError | undefined) =>
      said(error, { required: t`Enter your first name.`, long: t`This name is too long.` }),
    message: (error: FieldError | undefined) =>
      said(error, { required: t`Message required`, long: t`At most ${MESSAGE_MAX} characters. Shorten it a little.` }),
  }
}
