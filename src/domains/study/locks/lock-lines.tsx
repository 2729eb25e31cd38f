import { LockLine } from './lock-line'
import type { Locked } from './lock-reason'
import type { Stage } from '../model'

interface LockLinesProps {
  lock: Locked
  stages: readonly Stage[]
}

/** The conditions of a lock, met and missing. */
export function LockLines({ lock, stages }: LockLinesProps) {
  return (
    <ol className="border-t border-line low:tablet:grid low:tablet:grid-cols-2 low:tablet:gap-x-8">
      {lock.conditions.map((condition, index) => (
        <LockLine key={index} condition={condition} stages={stages} />
      ))}
    </ol>
  )
}
