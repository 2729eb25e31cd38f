import { useLingui } from '@lingui/react/macro'
import { Segmented } from '#/ui/fields/segmented'
import type { LessonView } from '../player/lesson-videos'

interface WhatToWatchProps {
  value: LessonView
  onChange: (view: LessonView) => void
}

/** A switch over the picture: the exercise or its explanation. */
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
