import { useQuery } from '@tanstack/react-query'
import { fullName } from '#/domains/account/full-name'
import { accountQueries } from '#/domains/account/queries'

/** The learner as far as loaded: id, full name (or the email), email, picture. */
export function useLearner() {
  const { data: user } = useQuery(accountQueries.user())
  return {
    id: user?.id,
    name: fullName(user) || (user?.email ?? ''),
    email: user?.email,
    avatar: user?.avatar ?? null,
  }
}
