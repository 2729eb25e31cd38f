import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon'

interface SwitchProps {
  /** Its name, which is part of the target. */
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** Why it cannot be turned: shown beside it. */
  locked?: string | undefined
  /** Id of the text that explains it. */
  describedBy?: string | undefined
}

/** Turns one thing on or off. */
export function Switch({ label, checked, onChange, locked, describedBy }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-x-4">
      <span className="min-w-0 text-ui font-strong">{label}</span>
      <span className="flex shrink-0 items-center gap-4">
        {locked !== undefined && (
          <span className="flex items-center gap-1.5 text-small text-muted">
            <Icon of={Lock} size={16} />
            {locked}
          </span>
        )}
        <span className="relative inline-grid h-7 w-12">
          <input
            type="checkbox"
            role="switch"
            checked={checked}
            aria-checked={checked}
            disabled={locked !== undefined}
            aria-describedby={describedBy}
            onChange={(event) => onChange(event.target.checked)}
            className="peer m-0 h-7 w-12 appearance-none rounded-full border border-strong bg-surface transition-colors duration-160 checked:border-accent checked:bg-accent disabled:opacity-60 forced-colors:appearance-auto"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute start-1 top-1 size-5 rounded-full bg-muted transition-[translate,background-color] duration-160 peer-checked:translate-x-5 peer-checked:bg-on-accent rtl:peer-checked:-translate-x-5 forced-colors:hidden"
          />
        </span>
      </span>
    </label>
  )
}
