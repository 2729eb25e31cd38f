import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from './icon'
import { dismissToast, type ShownToast } from './toast'

const PLAIN_MS = 5_000
const ACTION_MS = 10_000

/** One toast: leaves by itself, but not while it is hovered or focused. */
export function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, text, icon = Check, action } = toast
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(id), action ? ACTION_MS : PLAIN_MS)
    return () => clearTimeout(timer)
  }, [held, id, action])

  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="floating pointer-events-auto flex max-w-105 items-start gap-3 rounded-lg bg-inverse px-4.5 py-3.5 text-small text-on-inverse shadow-3 forced-colors:border"
    >
      <Icon of={icon} />
      <span className="min-w-0 wrap-anywhere">{text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismissToast(id)
            action.onPress()
          }}
          className="target ms-auto ps-3 font-bold whitespace-nowrap text-inverse-accent"
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
