import { useBrand } from '#/domains/site-config/use-brand'
import { RoutePending } from './route-pending'
import { StillShell } from './still-shell'

/** The shell while its learner is on the way for long: the still frame of the page's first bytes, with words about the wait. */
export function AuthPending() {
  const { name } = useBrand()
  return (
    <StillShell name={name}>
      <RoutePending />
    </StillShell>
  )
}
