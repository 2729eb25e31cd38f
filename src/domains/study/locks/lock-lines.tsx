import { Camera, Check, CirclePlay, Clock, Lock, type LucideIcon, NotebookPen, Snowflake, Wallet } from 'lucide-react'
import { cx } from '#/ui/cx'
import { Icon } from '#/ui/pictures/icon'
import type { Stage } from '../model'
import { type LockCondition, requestedHomework } from './lock-conditions'
import type { Locked } from './lock-reason'
import { useLockTexts } from './use-lock-texts'

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

const COLOURS = { met: 'text-success', todo: 'text-warning', time: 'text-muted', buy: 'text-muted' }

/** One condition of a lock: met, to do, a matter of time, or to buy. */
function LockLine({ condition, stages }: { condition: LockCondition; stages: readonly Stage[] }) {
  const { title, detail } = useLockTexts()(condition, stages)
  const isMet = condition.kind === 'met'
  return (
    <li className="flex gap-4 border-b border-line py-3.5 text-ui leading-[1.4]">
      <Icon of={iconOf(condition, stages)} className={cx('mt-px', COLOURS[condition.kind])} />
      <div className="min-w-0 wrap-anywhere">
        <p className={isMet ? 'text-muted' : 'font-strong'}>{title}</p>
        {detail && <p className="mt-0.5 text-small text-muted">{detail}</p>}
      </div>
    </li>
  )
}

function iconOf(condition: LockCondition, stages: readonly Stage[]): LucideIcon {
  if (condition.kind === 'met') return Check
  switch (condition.code) {
    case 'freeze':
      return Snowflake
    case 'stage_homework':
      return requestedHomework(condition.params.rowId, stages)?.homework?.type === 'selfie' ? Camera : NotebookPen
    case 'stage_day':
      return CirclePlay
    case 'subscription':
      return Wallet
    case 'demo_day':
    case 'demo_homework':
    case 'stream_end':
      return Lock
    default:
      return Clock
  }
}
