import { useLingui } from '@lingui/react/macro'
import { emailFaultText } from '#/domains/account/texts'
import type { FieldFault } from '#/ui/fields/use-slim-form'

/** Words for the invalid fields of the sign-in: the server's own, or ours for the code of a broken rule. */
export function useFieldTexts() {
  const { t, i18n } = useLingui()
  return {
    email: (error: FieldFault | undefined) => {
      if (!error || error.type === 'server') return error?.message
      return i18n._(emailFaultText(error.message))
    },
    password: (error: FieldFault | undefined) =>
      error?.type === 'server' ? error.message : error && t`Enter your password.`,
  }
}
