import { useLingui } from '@lingui/react/macro'
import { Segmented } from '#/ui/segmented'
import type { LessonView } from '../lesson-videos'

interface WhatToWatchProps {
  value: LessonView
  onChange: (view: LessonView) => void
}

/** Over the picture: to do the lesson, or to have it explained. */
export function WhatToWatch({ value, onChange }: WhatToWatchProps) {
  const { t } = useLingui()
  return (
    <Segmented
      label={t`What to watch`}
      options={[
        { value: 'explain', label: t`Explain` },
        { value: 'do', label: t`Do` },
      ]}
      value={value}
      onChange={onChange}
      onMedia
    />
  )
}
