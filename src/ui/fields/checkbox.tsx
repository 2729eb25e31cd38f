import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../pictures/icon'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode
}

/** A box for forms whose choice counts once a button is pressed; its label is part of the target. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-6 items-start gap-3 text-ui touch:min-h-11 touch:py-2.5">
      <span className="relative my-[calc((1lh-22px)/2)] grid size-5.5 shrink-0 place-items-center">
        <input
          {...input}
          type="checkbox"
          className="peer absolute inset-0 m-0 appearance-none rounded-xs border border-strong bg-surface transition-colors duration-160 checked:border-accent checked:bg-accent disabled:border-line disabled:bg-fill forced-colors:appearance-auto"
        />
        <Icon
          of={Check}
          size={16}
          stroke={2.25}
          className="pointer-events-none relative text-on-accent opacity-0 peer-checked:opacity-100 peer-disabled:text-disabled forced-colors:hidden"
        />
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  )
}
