import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './pictures/icon'

export type PillTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const GROUNDS: Record<PillTone, string> = {
  neutral: 'bg-fill',
  info: 'bg-info-soft',
  success: 'bg-success-soft',
  warning: 'bg-warning-soft',
  danger: 'bg-danger-soft',
}
const WORDS: Record<PillTone, string> = {
  neutral: 'text-muted',
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
}

interface PillProps {
  tone?: PillTone
  /** Colour alone says nothing: a state is an icon and a word. */
  icon: LucideIcon
  children: ReactNode
  /** Without a background, inside lists. */
  bare?: boolean
}

/** The state of a thing. Never pressable. */
export function Pill({ tone = 'neutral', icon, children, bare = false }: PillProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6.5 items-center gap-1.75 rounded-full py-0.5 text-caption font-strong',
        WORDS[tone],
        !bare && cx(GROUNDS[tone], 'pe-2.75 ps-2'),
      )}
    >
      <Icon of={icon} size={15} stroke={1.75} />
      {/* A browser that translates the page moves bare text, before which React could then put no other icon. */}
      <span>{children}</span>
    </span>
  )
}
