import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '#/domains/account/full-name'
import { accountQueries } from '#/domains/account/queries'

/** The learner as far as loaded: id, full name (or the email, or what stands for both), email, picture. */
export function useLearner() {
  const { t } = useLingui()
  const { data: user } = useQuery(accountQueries.user())
  return {
    id: user?.id,
    name: fullName(user) || (user?.email ?? (user ? t`Your account` : '')),
    email: user?.email,
    avatar: user?.avatar ?? null,
  }
}
