import { useBrand } from '#/domains/site-config/use-brand'
import type { Lesson } from '#/domains/study/model'
import { part } from '#/ui/late/part'
import { noteMissing } from '../player/engine/note-missing'
import type { DayView } from './use-day'

const KeepControl = part(() => import('#/domains/downloads/keep-control'), 'KeepControl', { missing: 'silent' })

interface KeepLessonsProps {
  what: 'lesson' | 'day'
  view: DayView
  lessons: readonly Lesson[]
  /** Whether the video has shown its first frame. */
  isSettled: boolean
  className?: string
}

/** Keeps lessons of a day on the device, where the brand has that; its place is there before its code. */
export function KeepLessons({
  what,
  view: { stream, day, learnerId },
  lessons,
  isSettled,
  className,
}: KeepLessonsProps) {
  const { isOfflineEnable } = useBrand()
  const code = KeepControl.useCode({ isDue: isOfflineEnable && isSettled, onMissing: noteMissing })
  if (!isOfflineEnable) return null
  const places = lessons.map((lesson) => ({ day, lesson }))
  return (
    <div className={className}>
      <div className="min-h-11">{code && <code.KeepControl {...{ what, stream, learnerId, places }} />}</div>
    </div>
  )
}
