import { useLingui } from '@lingui/react/macro'
import { Button } from '#/ui/buttons/button'
import { Modal } from '#/ui/modals/modal'
import { useLockTitle } from './use-lock-title'
import { LockLines } from './lock-lines'
import type { Locked } from './lock-reason'
import { LockStepLink } from './lock-step-link'
import type { Stage, Stream } from '../model'
import { useNamedStages } from './use-named-stages'

interface WhyLockedProps {
  lock: Locked
  /** What is locked: "Day 14", "Stage 3", or the title of homework. */
  name: string
  /** What it contains, shown below the title. */
  detail?: string | undefined
  stream: Stream
  stages: readonly Stage[]
  onClose: () => void
  /** Asks before continuing without what is missing; left out where that is not permitted. */
  onDetour?: (() => void) | undefined
}

/** Why something is locked: when or after what it opens, what is met and what is missing, and a button for the next step. */
export function WhyLocked({ lock, name, detail, stream, stages: known, onClose, onDetour }: WhyLockedProps) {
  const { t } = useLingui()
  const stages = useNamedStages(known, lock)
  const title = useLockTitle()(lock, name, stages)
  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          {lock.step.code === 'wait' ? (
            <Button onClick={onClose}>{t`Close`}</Button>
          ) : (
            <LockStepLink step={lock.step} stream={stream} stages={stages} inModal />
          )}
          {lock.detour && onDetour && (
            <Button kind="text" className="mx-0!" onClick={onDetour}>
              {t`Go on without it`}
            </Button>
          )}
        </>
      }
    >
      {detail && <p className="text-ui text-muted">{detail}</p>}
      <div className="mt-4">
        <LockLines lock={lock} stages={stages} />
      </div>
    </Modal>
  )
}
