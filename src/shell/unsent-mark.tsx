import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CloudUpload } from 'lucide-react'
import { Icon } from '#/ui/pictures/icon'
import { showToast } from '#/ui/toasts/toast'

/** How much waits to be sent, quietly; a press says that one may leave. */
export function UnsentMark({ count }: { count: number }) {
  const { t } = useLingui()
  const name = t`${plural(count, { one: '# thing is not sent yet', other: '# things are not sent yet' })}`
  return (
    <button
      type="button"
      title={name}
      onClick={() =>
        showToast({ icon: CloudUpload, text: t`It is kept on this device and sent by itself. You can leave.` })
      }
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control text-small text-muted hover:bg-fill"
    >
      <Icon of={CloudUpload} size={18} />
      <span aria-hidden className="num">
        {count}
      </span>
      <span className="sr-only">{name}</span>
    </button>
  )
}
