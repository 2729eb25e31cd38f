import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '#/ui/buttons/button'

interface SaveBarProps {
  /** How many fields differ from what is saved; nothing is shown without any. */
  changed: number
  isSaving: boolean
  onDiscard: () => void
}

/** At the bottom of a form while something in it is not saved. */
export function SaveBar({ changed, isSaving, onDiscard }: SaveBarProps) {
  const { t } = useLingui()
  if (changed === 0) return null
  return (
    <div
      role="region"
      aria-label={t`Unsaved changes`}
      className="sticky bottom-(--bar-cover) z-1 -mx-gutter mt-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-bg px-gutter py-4"
    >
      <p role="status" className="me-auto text-small">
        {t`${plural(changed, { one: '# change, not saved', other: '# changes, not saved' })}`}
      </p>
      <Button kind="text" onClick={onDiscard} unavailable={isSaving}>
        {t`Discard`}
      </Button>
      <Button type="submit" kind="primary" loading={isSaving}>
        {t`Save`}
      </Button>
    </div>
  )
}
