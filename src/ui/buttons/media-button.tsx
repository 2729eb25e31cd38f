import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../pictures/icon'

interface MediaButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  /** Verb and object. */
  label: string
  icon: LucideIcon
}

/** A round button over a picture or a video. */
export function MediaButton({ label, icon, ...rest }: MediaButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className="grid size-9 place-items-center rounded-full bg-media/72 text-on-media hover:bg-media focus-visible:outline-on-media touch:size-11"
    >
      <Icon of={icon} size={20} />
    </button>
  )
}
