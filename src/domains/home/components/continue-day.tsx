import { useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { Button } from '#/ui/buttons/button'
import { errorTexts } from '#/ui/states/error-texts'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { CalendarLink } from './calendar-link'
import { ContinueSkeleton } from './continue-skeleton'
import { ContinueLayout } from './continue-layout'
import { DayAction } from '#/domains/study/course/day-action'
import type { CourseRead } from '#/domains/study/course/use-course'
import { useCourseName } from '#/domains/study/streams/use-course-name'
import { useDayTexts } from '#/domains/study/course/use-day-texts'
import { useReadyDay } from '#/domains/study/course/use-ready-day'
import { WeekStrip } from './week-strip'

interface ContinueDayProps {
  one: StreamInState
  course: CourseRead
}

/** The day to do next in an open course. */
export function ContinueDay({ one, course: { view, error, isRetrying, retry } }: ContinueDayProps) {
  const { stream } = one
  const { t, i18n } = useLingui()
  const { titleOf, contentOf } = useDayTexts()
  const name = useCourseName()(stream)
  useReadyDay(stream.id, view?.current ?? null)
  if (error) {
    return (
      <ContinueLayout
        stream={stream}
        title={name}
        text={<span role="alert">{errorTexts(i18n, error)}</span>}
        actions={
          <Button kind="primary" size="lg" icon={RotateCw} loading={isRetrying} onClick={retry}>
            {t`Try again`}
          </Button>
        }
        week={null}
      />
    )
  }
  if (!view) return <ContinueSkeleton one={one} />
  const { current, currentStage } = view
  if (!current || !currentStage) {
    const hasDays = view.calendar.some(({ days }) => days.length > 0)
    return (
      <ContinueLayout
        stream={stream}
        eyebrow={name}
        title={hasDays ? t`All days are done` : t`No days yet`}
        text={
          hasDays
            ? t`You can return to any of them while the course is open.`
            : t`They appear here as soon as the school has published them.`
        }
        actions={<CalendarLink streamId={stream.id} kind="primary" />}
        week={<WeekStrip view={view} />}
      />
    )
  }
  const stageNumber = currentStage.number
  const stagesCount = view.calendar.length
  return (
    <ContinueLayout
      stream={stream}
      eyebrow={t`${name}, stage ${stageNumber} of ${stagesCount}`}
      title={titleOf(current)}
      text={contentOf(current, view)}
      playDay={current.isLocked ? null : current.day.dayNumber}
      actions={
        <>
          <DayAction streamId={stream.id} day={current} size="lg" />
          <CalendarLink streamId={stream.id} kind="text" />
        </>
      }
      week={<WeekStrip view={view} />}
    />
  )
}
