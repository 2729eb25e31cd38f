import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'

/** The learner as far as loaded: id, full name (else the e-mail), first name, picture. */
export function useLearner() {
  const { data: user } = useQuery(accountQueries.user())
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  return {
    id: user?.id,
    name: name || (user?.email ?? ''),
    email: user ? user.email : undefined,
    avatar: user?.avatar ?? null,
  }
}
