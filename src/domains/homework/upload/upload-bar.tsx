import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatBytes } from '#/lib/bytes'
import { ProgressBar } from '#/ui/progress-bar'
import { uploadSecondsLeft } from './time-left'

interface UploadBarProps {
  name: string
  sent: number
  total: number
  startedAt: number
}

/** An upload's progress: a bar, percent and the time left; the size on hover. */
export function UploadBar({ name, sent, total, startedAt }: UploadBarProps) {
  const { t, i18n } = useLingui()
  const share = total > 0 ? Math.min(1, sent / total) : 0
  // oxlint-disable-next-line react/purity -- each progress event draws again, which keeps the time up to date
  const left = uploadSecondsLeft(Date.now() - startedAt, sent, total)
  const gone = formatBytes(sent, i18n.locale)
  const all = formatBytes(total, i18n.locale)
  const percent = i18n.number(share, { style: 'percent' })
  const minutes = left === null ? 0 : Math.ceil(left / 60)
  return (
    <span className="flex flex-wrap items-center gap-x-2" title={t`${gone} of ${all}`}>
      <ProgressBar value={share * 100} label={t`Uploading ${name}`} className="max-w-50 min-w-16 flex-1" />
      <span className="num">{percent}</span>
      {left !== null && (
        <span className="num">
          {left < 60
            ? t`${plural(left, { one: '# s left', other: '# s left' })}`
            : t`${plural(minutes, { one: '# min left', other: '# min left' })}`}
        </span>
      )}
    </span>
  )
}
