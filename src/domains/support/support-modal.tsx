import { useQuery } from '@tanstack/react-query'
import { readToken } from '#/api/token-store'
import { accountQueries } from '#/domains/account/queries'
import { SupportForm } from './components/support-form'

/** Writes to support, signed in or not. A learner is waited for: nobody else's draft may fill the form. */
export function SupportModal() {
  const isGuest = readToken() === null
  const { data: user, isPending } = useQuery({ ...accountQueries.user(), enabled: !isGuest })
  if (isPending && !isGuest) return null
  return <SupportForm user={user} isGuest={isGuest} />
}
