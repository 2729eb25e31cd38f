import { useLingui } from '@lingui/react/macro'
import { Button } from '#/ui/buttons/button'
import { ProgressBar } from '#/ui/states/progress'

/** The progress of a photo that is being uploaded, and the way to stop it. */
export function PhotoSending({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const { t } = useLingui()
  return (
    <div className="flex max-w-105 items-center gap-4">
      <ProgressBar className="flex-1" value={percent} label={t`Uploading`} />
      <span className="num text-small text-muted">{t`${percent} %`}</span>
      <Button size="sm" onClick={onCancel}>
        {t`Cancel`}
      </Button>
    </div>
  )
}
