import { useLingui } from '@lingui/react/macro'
import { useBlocker, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { readToken } from '#/api/token-store'
import { part, usePreload } from '../late/part'

const Confirm = part(() => import('./confirm'), 'Confirm', { missing: 'toast' })

interface LeaveConfirmProps {
  /** Whether leaving this screen for another one asks. */
  asks: boolean
  /** Whether the browser asks before it leaves the page. */
  asksOfPage: boolean
  title: string
  /** What becomes of it; `isSignOut`: the way leads out of the session. */
  children: (isSignOut: boolean) => ReactNode
}

/** Asks before a screen with something unsent is left, by the app's links and by the browser. */
export function LeaveConfirm({ asks, asksOfPage, title, children }: LeaveConfirmProps) {
  const { t } = useLingui()
  const router = useRouter()
  const blocker = useBlocker({
    // A modal leaves the page in place; an ended session must not be held up.
    shouldBlockFn: ({ current, next }) => asks && current.pathname !== next.pathname && readToken() !== null,
    enableBeforeUnload: () => asksOfPage && readToken() !== null,
    withResolver: true,
  })
  usePreload(Confirm, asks)
  // The router withdraws its question a moment later, too late for the transition.
  const [answered, setAnswered] = useState<unknown>()
  if (blocker.status !== 'blocked' || answered === blocker.next) return null
  const stay = () =>
    void router.startViewTransition(async () => {
      flushSync(() => setAnswered(blocker.next))
      blocker.reset()
    })
  return (
    <Suspense>
      <Confirm
        title={title}
        confirmLabel={t`Leave`}
        cancelLabel={t`Stay here`}
        onConfirm={blocker.proceed}
        onCancel={stay}
        // Nothing is left without the question.
        onMissing={stay}
      >
        {children(blocker.next.routeId === '/logout')}
      </Confirm>
    </Suspense>
  )
}
