import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { safeHttpUrl } from '#/lib/urls'
import { ExternalLink } from '#/ui/buttons/external-link'
import { Icon } from '#/ui/pictures/icon'
import type { Lesson } from '#/domains/study/model'
import { useLessonKind } from './use-lesson-kind'

interface LessonTextProps {
  lesson: Lesson
  /** Position in the day, from 1. */
  place: number
  count: number
}

/** The lesson being watched: position, length, title, kind, and its survey. */
export function LessonText({ lesson, place, count }: LessonTextProps) {
  const { t } = useLingui()
  const kind = useLessonKind()(lesson)
  const survey = safeHttpUrl(lesson.surveyFormUrl)
  const minutes = Math.floor(lesson.delay / 60)
  const seconds = lesson.delay % 60
  return (
    <div className="flex flex-col gap-2.5">
      <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-small text-muted">
        <span>
          <Trans>
            Lesson {place} of {count}
          </Trans>
        </span>
        {lesson.delay > 0 && (
          <span className="flex items-center gap-1.5">
            <Icon of={Clock} size={16} />
            {minutes === 0 ? t`${seconds} s` : seconds > 0 ? t`${minutes} min ${seconds} s` : t`${minutes} min`}
          </span>
        )}
        {kind && <span>{kind}</span>}
      </p>
      <h2 className="type-h2">{lesson.title || t`Lesson ${place}`}</h2>
      {survey && (
        <p className="text-small">
          <ExternalLink href={survey} showHost className="target">
            {t`Answer the survey about this lesson`}
          </ExternalLink>
        </p>
      )}
    </div>
  )
}
