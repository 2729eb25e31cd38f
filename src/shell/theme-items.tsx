import { useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { ThemeChoice } from '#/platform/theme'
import { Icon } from '#/ui/pictures/icon'
import { useTheme } from './use-theme'

/** Light, dark, system as radio items of a menu; the menu stays open after a choice. */
export function ThemeItems() {
  const { t } = useLingui()
  const { theme, choose } = useTheme()
  const options: { value: ThemeChoice; label: string; icon: typeof Sun }[] = [
    { value: 'light', label: t`Light`, icon: Sun },
    { value: 'dark', label: t`Dark`, icon: Moon },
    { value: 'system', label: t`Match the system`, icon: Monitor },
  ]
  return (
    <div role="group" aria-label={t`Theme`} className="flex min-h-11 items-center gap-3 ps-3">
      <span aria-hidden className="flex-1">{t`Theme`}</span>
      <span role="presentation" className="flex rounded-md bg-fill p-0.5">
        {options.map(({ value, label, icon }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={theme === value}
            aria-label={label}
            tabIndex={-1}
            onClick={() => choose(value)}
            className="grid size-9 place-items-center rounded-sm segment text-muted -outline-offset-2! touch:size-11"
          >
            <Icon of={icon} size={18} />
          </button>
        ))}
      </span>
    </div>
  )
}
