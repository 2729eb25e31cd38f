import { Lock, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'

interface SwitchProps {
  icon?: LucideIcon
  label: ReactNode
  /** The second line. */
  detail?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** The last press is being saved; the switch shows it already. */
  busy?: boolean
  /** Why it cannot be turned: shown beside it. */
  locked?: string | undefined
  /** Id of a text beside it that explains it, in place of `detail`. */
  describedBy?: string | undefined
}

/** A choice that acts at once; its whole row is the target. */
export function Switch({ icon, label, detail, checked, onChange, busy = false, locked, describedBy }: SwitchProps) {
  const id = useId()
  return (
    <label className="flex min-h-16 w-full items-center gap-4 py-4">
      {icon && <Icon of={icon} className="text-muted" />}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-ui font-strong">{label}</span>
        {detail && (
          <span id={id} className="mt-0.5 block text-small text-muted">
            {detail}
          </span>
        )}
      </span>
      {locked !== undefined && (
        <span className="flex items-center gap-1.5 text-small text-muted">
          <Icon of={Lock} size={16} />
          {locked}
        </span>
      )}
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        aria-busy={busy || undefined}
        aria-describedby={detail ? id : describedBy}
        disabled={locked !== undefined}
        onChange={(event) => onChange(event.target.checked)}
        className={cx(
          'relative h-7 w-12 shrink-0 appearance-none rounded-full border border-strong bg-fill transition-colors disabled:opacity-60',
          'before:absolute before:inset-y-0.75 before:start-0.75 before:size-5 before:rounded-full before:bg-muted before:transition-[translate] before:content-[""]',
          'checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent',
          'forced-colors:appearance-auto forced-colors:before:hidden',
        )}
      />
    </label>
  )
}
