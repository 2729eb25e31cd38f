import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { IconButton } from '#/ui/buttons/icon-button'
import { handFocusOn } from '#/ui/keyboard'

interface LostFilesProps {
  names: readonly string[]
  onForget: () => void
}

/** Names of files that were chosen before the page was left: only their names could be kept. */
export function LostFiles({ names, onForget }: LostFilesProps) {
  const { t } = useLingui()
  if (names.length === 0) return null
  const list = names.join(', ')
  return (
    <div ref={handFocusOn} className="mb-3 flex items-start gap-2 rounded-md bg-fill py-2.5 ps-4 pe-2 text-small">
      <p className="min-w-0 flex-1 py-1 wrap-anywhere">{t`Add these files again: ${list}. Only their names are kept.`}</p>
      <IconButton label={t`Forget these names`} icon={X} size="sm" tooltip={false} onClick={onForget} />
    </div>
  )
}
