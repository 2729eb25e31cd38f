import { Outlet, useMatches, useRouteContext } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { dropReplaced, isReplacementOf } from '#/domains/session/entry/replaced-learner'
import { useAccessWatch } from '#/domains/session/guard/use-access-watch'
import { lazyPart } from '#/ui/late/lazy-part'
import { sparePart } from '#/ui/late/spare-part'
import { RoutePending } from './route-pending'
import { Shell } from './shell'
import { useRealtime } from './use-realtime'

declare module '@tanstack/router-core' {
  interface StaticDataRouteOption {
    /** Drawn without the shell: the steps that come before it. */
    isBare?: boolean
  }
}

const UnavailableScreen = lazyPart(() => import('#/domains/session/screens/unavailable-screen'), 'UnavailableScreen')

const ReplacedDialog = sparePart(() => import('#/domains/session/entry/replaced-dialog'), 'ReplacedDialog')

/** Surrounds a signed-in screen: the shell, nothing for a step, one page for a mobile-only learner. */
export function AuthLayout() {
  const { user, isUnavailable } = useRouteContext({ from: '/_auth' })
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isBare) })
  useAccessWatch(isUnavailable)
  useRealtime()
  const [isReplacement, setIsReplacement] = useState(() => isReplacementOf(user.id))
  const notice = isReplacement && (
    <Suspense>
      <ReplacedDialog
        user={user}
        onClose={() => {
          dropReplaced()
          setIsReplacement(false)
        }}
      />
    </Suspense>
  )
  if (isUnavailable) {
    return (
      <>
        <Suspense>
          <UnavailableScreen />
        </Suspense>
        {notice}
      </>
    )
  }
  const screen = (
    // A screen's own skeleton comes with its files: until then this one stands, not that of the whole shell.
    <Suspense fallback={<RoutePending />}>
      <Outlet />
    </Suspense>
  )
  return (
    <>
      {isBare ? screen : <Shell>{screen}</Shell>}
      {notice}
    </>
  )
}
