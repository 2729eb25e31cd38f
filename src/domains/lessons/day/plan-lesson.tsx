import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, Play } from 'lucide-react'
import { isVideoKept } from '#/domains/downloads/kept-index'
import { PHONE } from '#/platform/device'
import { cx } from '#/ui/cx'
import { opensElsewhere } from '#/ui/keyboard'
import { Icon } from '#/ui/pictures/icon'
import { clockText } from '#/lib/clock-text'
import { lessonVideo } from '../player/lesson-videos'
import type { Lesson } from '#/domains/study/model'
import { preparePlayback } from '../player/engine/prepare'
import { useLessonKind } from './use-lesson-kind'

interface PlanLessonProps {
  lesson: Lesson
  learnerId: number
  isCurrent: boolean
  isDone: boolean
  onPick: (lessonId: number) => void
}

/** A lesson in the plan: state, title, kind and length; pressing it plays it. */
export function PlanLesson({ lesson, learnerId, isCurrent, isDone, onPick }: PlanLessonProps) {
  const { t } = useLingui()
  const kind = useLessonKind()(lesson)
  const prepare = () => {
    const isKept = (videoId: number) => isVideoKept(learnerId, videoId)
    const shown = lessonVideo(lesson, 'do', matchMedia(PHONE).matches, isKept)
    // What is on the device needs no address.
    preparePlayback(shown && isKept(shown.video.id) ? null : shown?.video.m3u8)
  }
  return (
    <li>
      <Link
        to="."
        search={(search) => ({ ...search, lesson: lesson.id, t: undefined, loop: undefined, view: undefined })}
        replace
        resetScroll={false}
        preload={false}
        aria-current={isCurrent || undefined}
        onClick={(event) => {
          if (!opensElsewhere(event)) onPick(lesson.id)
        }}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={cx(
          '-mx-3 flex min-h-14 items-center gap-3 rounded-md px-3 py-2.25 no-underline hover:bg-fill',
          isCurrent && 'bg-fill',
        )}
      >
        <span
          className={cx(
            'grid size-8 shrink-0 place-items-center rounded-full forced-colors:border',
            isCurrent && 'bg-accent text-on-accent',
            !isCurrent &&
              (isDone ? 'bg-accent-soft text-accent-text' : 'shadow-[inset_0_0_0_1px_var(--border-strong)]'),
          )}
        >
          {isCurrent ? <Icon of={Play} size={16} className="fill-current" /> : isDone && <Icon of={Check} size={16} />}
        </span>
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block text-small font-strong wrap-anywhere">{lesson.title || t`Lesson`}</span>
          <span className="text-caption text-muted">
            {kind}
            {isDone && <span className="sr-only"> {t`Viewed`}</span>}
          </span>
        </span>
        {lesson.delay > 0 && <span className="num text-caption text-muted">{clockText(lesson.delay)}</span>}
      </Link>
    </li>
  )
}
