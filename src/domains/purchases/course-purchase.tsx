import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { accountQueries } from '#/domains/account/queries'
import { PurchaseForm } from './components/purchase-form'
import type { ForSale } from './wire'

interface CoursePurchaseProps {
  courseId: number
  options: readonly ForSale[]
  first: ForSale
}

/** Buying what is sold on a course's page. */
export function CoursePurchase(props: CoursePurchaseProps) {
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const navigate = useNavigate()
  return <PurchaseForm {...props} user={user} onFree={() => navigate({ to: '/courses' })} />
}
