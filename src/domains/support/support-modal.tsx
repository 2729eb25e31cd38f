import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { readToken } from '#/api/token-store'
import { accountQueries } from '#/domains/account/queries'
import { SupportForm } from './components/support-form'

/** The form for writing to support, signed in or not. Waits for the learner, so that nobody else's draft fills it. */
export function SupportModal() {
  const isGuest = readToken() === null
  const { data: user, isPending } = useQuery({ ...accountQueries.user(), enabled: !isGuest })
  const { about, renew, appointment } = useSearch({ strict: false })
  if (isPending && !isGuest) return null
  const subject = about
    ? `course ${about}`
    : renew
      ? `subscription ${renew}`
      : appointment
        ? `appointment ${appointment}`
        : null
  return <SupportForm key={subject} {...{ user, isGuest, about, renew, appointment, subject }} />
}
