import { useRouterState } from '@tanstack/react-router'
import { useBrand } from '#/domains/site-config/use-brand'
import { SkeletonScreen } from '#/ui/states/skeleton'
import { StaticHome, TitleSkeleton } from './static-home'
import { StillShell } from './still-shell'

/** The shell while its learner takes long to load: the still frame of the page's first bytes, with words about the wait. */
export function AuthPending() {
  const brand = useBrand()
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/home' })
  return (
    <StillShell brand={brand}>
      {/* Laid out like the main part of the still frame, in which margins do not collapse either. */}
      <SkeletonScreen immediate className="flex flex-col">
        {isHome ? <StaticHome /> : <TitleSkeleton />}
      </SkeletonScreen>
    </StillShell>
  )
}
