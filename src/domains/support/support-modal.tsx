import { useQuery } from '@tanstack/react-query'
import { readToken } from '#/api/token-store'
import { accountQueries } from '#/domains/account/queries'
import { SupportForm } from './components/support-form'

/** The form for writing to support, signed in or not. Waits for the learner, so that nobody else's draft fills it. */
export function SupportModal() {
  const isGuest = readToken() === null
  const { data: user, isPending } = useQuery({ ...accountQueries.user(), enabled: !isGuest })
  if (isPending && !isGuest) return null
  return <SupportForm user={user} isGuest={isGuest} />
}
