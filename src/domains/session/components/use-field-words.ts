import { useLingui } from '@lingui/react/macro'
import { emailFaultWords } from '#/domains/account/texts'

/** A wrong field, as the form library and the sign-in's own form say it. */
interface FieldError {
  type: string
  message?: string | undefined
}

/** Words for the wrong fields of the sign-in: the server's own, or ours for the code of a broken rule. */
export function useFieldWords() {
  const { t, i18n } = useLingui()
  return {
    email: (error: FieldError | undefined) => {
      if (!error || error.type === 'server') return error?.message
      return i18n._(emailFaultWords(error.message))
    },
    password: (error: FieldError | undefined) =>
      error?.type === 'server' ? error.message : error && t`Enter your password.`,
  }
}
