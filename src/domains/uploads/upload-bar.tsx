import { useLingui } from '@lingui/react/macro'
import { formatBytes } from '#/lib/bytes'
import { ProgressBar } from '#/ui/states/progress'

interface UploadBarProps {
  name: string
  sent: number
  total: number
}

/** An upload's progress: a bar and percent; the size on hover. */
export function UploadBar({ name, sent, total }: UploadBarProps) {
  const { t, i18n } = useLingui()
  const share = total > 0 ? Math.min(1, sent / total) : 0
  const gone = formatBytes(sent, i18n.locale)
  const all = formatBytes(total, i18n.locale)
  const percent = i18n.number(share, { style: 'percent' })
  return (
    <span className="flex items-center gap-x-2" title={t`${gone} of ${all}`}>
      <ProgressBar value={share * 100} label={t`Uploading ${name}`} className="max-w-50 min-w-16 flex-1" />
      <span className="num min-w-[5ch] text-end">{percent}</span>
    </span>
  )
}
