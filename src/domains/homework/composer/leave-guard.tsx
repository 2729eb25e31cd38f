import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useBlocker, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { readToken } from '#/api/token-store'
import { part, usePreload } from '#/ui/late/part'

const Confirm = part(() => import('#/ui/modals/confirm'), 'Confirm', { missing: 'toast' })

interface LeaveGuardProps {
  isDirty: boolean
  /** The answer is being sent: that goes on while the learner is on other screens of the app, but not in a closed tab. */
  isSending: boolean
  /** Number of unfinished uploads, which leaving would stop. */
  onTheWay: number
  isKept: boolean
}

/** Asks before a page with an unsent answer is left, by the app's links and by the browser. */
export function LeaveGuard({ isDirty, isSending, onTheWay, isKept }: LeaveGuardProps) {
  const { t } = useLingui()
  const router = useRouter()
  const blocker = useBlocker({
    // A modal leaves the page in place; an ended session must not be held up.
    shouldBlockFn: ({ current, next }) =>
      isDirty && !isSending && current.pathname !== next.pathname && readToken() !== null,
    enableBeforeUnload: () => isDirty && readToken() !== null,
    withResolver: true,
  })
  usePreload(Confirm, isDirty)
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
        title={t`Leave without sending?`}
        confirmLabel={t`Leave`}
        cancelLabel={t`Stay here`}
        onConfirm={blocker.proceed}
        onCancel={stay}
        // Nothing is left without the question.
        onMissing={stay}
      >
        {onTheWay > 0 &&
          t`${plural(onTheWay, { one: '# file is still uploading and will stop.', other: '# files are still uploading and will stop.' })}`}{' '}
        {blocker.next.routeId === '/logout'
          ? t`Logging out removes your unsent answer from this device.`
          : isKept
            ? t`What you wrote stays on this device. Files have to be added again.`
            : t`This device cannot keep what you wrote, it would be lost.`}
      </Confirm>
    </Suspense>
  )
}
