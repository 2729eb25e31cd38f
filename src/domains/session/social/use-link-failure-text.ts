import { useLingui } from '@lingui/react/macro'
import type { SocialFailure } from '../entry/social-outcome'
import { SOCIAL_ERRORS } from '../texts'

/** Why a link failed, in one line; an unknown reason is named by its code. */
export function useLinkFailureText(): (failure: SocialFailure) => string {
  const { t, i18n } = useLingui()
  return ({ code, given }) =>
    code === 'unknown_error'
      ? `${t`The network did not confirm the link. Try again.`} (${given})`
      : i18n._(SOCIAL_ERRORS[code])
}
