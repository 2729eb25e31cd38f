import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { uploadSecondsLeft } from './time-left'

interface UploadTimeProps {
  sent: number
  total: number
  startedAt: number
}

/** How long an upload will still take; beside its name, since beside its bar it would shorten that when it comes. */
export function UploadTime({ sent, total, startedAt }: UploadTimeProps) {
  const { t } = useLingui()
  // oxlint-disable-next-line react/purity -- each progress event draws again, which keeps the time up to date
  const left = uploadSecondsLeft(Date.now() - startedAt, sent, total)
  if (left === null) return null
  const minutes = Math.ceil(left / 60)
  return (
    <span className="num shrink-0 text-caption text-muted">
      {left < 60
        ? t`${plural(left, { one: '# s left', other: '# s left' })}`
        : t`${plural(minutes, { one: '# min left', other: '# min left' })}`}
    </span>
  )
}
