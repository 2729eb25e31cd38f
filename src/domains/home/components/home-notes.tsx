import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CalendarView } from '#/domains/study/course/calendar-view'
import { noticedHomework } from '#/domains/study/course/noticed-homework'
import type { CourseRead } from '#/domains/study/course/use-course'
import { MissingTasks } from '#/domains/study/homework/missing-tasks'
import { HomeworkPill } from '#/domains/study/homework/homework-pill'
import { lockReason } from '#/domains/study/locks/lock-reason'
import { useStageCondition } from '#/domains/study/locks/use-stage-condition'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { StreamPill } from '#/domains/study/streams/stream-pill'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { useProgressTexts } from '#/domains/study/streams/stream-progress'
import { ArrowLink } from '#/ui/buttons/arrow-link'
import { ProgressBar } from '#/ui/states/progress'
import { HomeNote, NOTES, NotesSkeleton } from './home-note'

interface HomeNotesProps {
  one: StreamInState
  course: CourseRead
}

/** What else matters in the current course: homework, the next stage, access. */
export function HomeNotes({ one, course: { view, error } }: HomeNotesProps) {
  const { t } = useLingui()
  if (error || !one.stream.course) return null
  if (!view) return <NotesSkeleton />
  return (
    <>
      <ul aria-label={t`In this course`} className={NOTES}>
        <HomeworkNote view={view} />
        <StageNote view={view} />
        <AccessNote one={one} streak={view.streak} />
      </ul>
      <MissingTasks className="mt-6" />
    </>
  )
}

/** How long the course stays open, and what can be done about it. */
function AccessNote({ one: { stream, state }, streak }: { one: StreamInState; streak: number }) {
  const { t } = useLingui()
  const name = useCourseName()(stream)
  const progress = useProgressTexts()(stream)
  const params = { streamId: stream.id }
  return (
    <HomeNote
      label={stream.isDemo ? t`Demo access` : t`Progress`}
      pill={<StreamPill stream={stream} state={state} />}
      title={
        <>
          {progress ?? name}
          {streak > 1 && (
            <span className="num ms-3 text-small font-normal whitespace-nowrap text-muted">
              {t`${plural(streak, { one: '# day in a row', other: '# days in a row' })}`}
            </span>
          )}
        </>
      }
      bar={progress && <ProgressBar value={stream.progress.progress} label={progress} className="mb-2.5" />}
      link={
        stream.isDemo ? (
          <ArrowLink to="/course/$streamId/extend" params={params}>
            {t`Get the full course`}
          </ArrowLink>
        ) : state === 'critical' ? (
          <ArrowLink to="/course/$streamId/extend" params={params}>
            {t`Extend the course`}
          </ArrowLink>
        ) : (
          <ArrowLink to="/course/$streamId/calendar" params={params}>
            {t`Open the calendar`}
          </ArrowLink>
        )
      }
    />
  )
}

/** The stage after the current one, and what it waits for. */
function StageNote({ view }: { view: CalendarView }) {
  const { t } = useLingui()
  const conditionOf = useStageCondition()
  const params = { streamId: view.stream.id }
  const next = view.currentStage && view.calendar[view.currentStage.number]
  if (!next) {
    return (
      <HomeNote
        label={t`Stage`}
        title={t`This is the last stage`}
        link={
          <ArrowLink to="/course/$streamId/calendar" params={params}>
            {t`Open the calendar`}
          </ArrowLink>
        }
      />
    )
  }
  const lock = lockReason({ kind: 'stage', stageId: next.stage.id }, view.locks)
  const number = next.number
  return (
    <HomeNote
      label={t`Stage ${number}`}
      title={lock.isOpen ? t`It is open already` : conditionOf(lock, view)}
      link={
        <ArrowLink
          to="/course/$streamId/calendar"
          params={params}
          search={lock.isOpen ? {} : { modal: 'locked', stage: number }}
        >
          {lock.isOpen ? t`Open the calendar` : t`See what opens it`}
        </ArrowLink>
      }
    />
  )
}

/** The homework that most needs the learner, or that there is nothing to send. */
function HomeworkNote({ view }: { view: CalendarView }) {
  const { t } = useLingui()
  const noticed = noticedHomework(view)
  const code = noticed?.row.status.status ?? 'unknown'
  if (!noticed || code === 'unknown') {
    return (
      <HomeNote
        label={t`Homework`}
        title={t`Nothing to send today`}
        link={<ArrowLink to="/homework">{t`All homework`}</ArrowLink>}
      />
    )
  }
  const { row, lock } = noticed
  // A refused answer waits too, where its stage has closed again.
  const { isOpen } = lock
  const links = {
    NOT_UPLOADED: t`Send it`,
    UPLOADED: t`Open the homework`,
    DONE: t`Read the review`,
    FAIL: t`Read why and send it again`,
  }
  return (
    <HomeNote
      label={t`Your homework`}
      pill={<HomeworkPill entry={noticed} />}
      title={row.homework?.title || t`Your homework`}
      link={
        <ArrowLink
          to="/homework/$streamId/$homeworkId"
          params={{ streamId: view.stream.id, homeworkId: row.target.homeworkId }}
          search={{ row: row.target.id }}
        >
          {isOpen ? links[code] : links.UPLOADED}
        </ArrowLink>
      }
    />
  )
}
