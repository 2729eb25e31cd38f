import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LeaveConfirm } from '#/ui/modals/leave-confirm'

interface LeaveGuardProps {
  isDirty: boolean
  /** The answer is being sent: that goes on while the learner is on other screens of the app, but not in a closed tab. */
  isSending: boolean
  /** Number of unfinished uploads, which leaving would stop. */
  onTheWay: number
  isKept: boolean
}

/** Asks before a page with an unsent answer is left. */
export function LeaveGuard({ isDirty, isSending, onTheWay, isKept }: LeaveGuardProps) {
  const { t } = useLingui()
  return (
    <LeaveConfirm asks={isDirty && !isSending} asksOfPage={isDirty} title={t`Leave without sending?`}>
      {(isSignOut) => (
        <>
          {onTheWay > 0 && (
            <span>
              {t`${plural(onTheWay, { one: '# file is still uploading and will stop.', other: '# files are still uploading and will stop.' })}`}{' '}
            </span>
          )}
          <span>
            {isSignOut
              ? t`Logging out removes your unsent answer from this device.`
              : isKept
                ? t`What you wrote stays on this device. Files have to be added again.`
                : t`This device cannot keep what you wrote, it would be lost.`}
          </span>
        </>
      )}
    </LeaveConfirm>
  )
}
