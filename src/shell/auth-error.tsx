import type { ErrorComponentProps } from '@tanstack/react-router'
import { LazyError } from './lazy-pages'
import { Shell } from './shell'

/** The learner did not load: the shell is shown all the same, so that logging out and the retry work. */
export function AuthError(props: ErrorComponentProps) {
  return (
    <Shell>
      <LazyError {...props} />
    </Shell>
  )
}
