import { useLingui } from '@lingui/react/macro'
import { cx } from '../cx'

/** Three marks and a word: how strong the password is. */
export function PasswordStrength({ strength }: { strength: 1 | 2 | 3 }) {
  const { t } = useLingui()
  const words = { 1: t`Weak password, add a few letters`, 2: t`Good password`, 3: t`Strong password` }
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className="inline-flex gap-1">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={cx(
              'h-1 w-6 rounded-full',
              step > strength ? 'bg-line' : strength === 3 ? 'bg-success' : 'bg-accent',
              step <= strength && 'forced-colors:bg-[CanvasText]',
            )}
          />
        ))}
      </span>
      {words[strength]}
    </span>
  )
}
