import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleCheck, FileText, Lock } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { pointsOf } from '#/domains/points/points-of'
import { areDocumentsLocked, courseDocuments } from '#/domains/study/course/course-documents'
import { LockStepLink } from '#/domains/study/locks/lock-step-link'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { FieldError } from '#/ui/fields/field'
import { handFocusOn } from '#/ui/keyboard'
import { documentTarget } from '#/ui/modals/document-target'
import { MarginSection } from '#/ui/page/margin-section'
import { Icon } from '#/ui/pictures/icon'
import { Pill } from '#/ui/pill'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { leftToView, viewedOfDay } from './day-plan'
import { nextDayOf, NextDayStep, NextDayWords } from './next-day'
import type { DayView } from './use-day'
import { useFinish, useOpenHomework } from './use-finish'
import { useWaitingSteps, WaitingStep } from './waiting-steps'

/** The part below the lesson and its homework: the end of the day, the course's documents. */
export function DayEnd({ view }: { view: DayView }) {
  return (
    <>
      <Finish view={view} />
      <DayDocuments view={view} />
    </>
  )
}

/** The end of the day: offered once enough has been viewed, possible at any time; says what is still open. */
function Finish({ view }: { view: DayView }) {
  const { t, i18n } = useLingui()
  const { day, dayStatus, lessons, status } = view
  const number = day.dayNumber
  const { finish, start, isFinishing, isStarting, error, isRefused } = useFinish(view)
  const waiting = useWaitingSteps(view)
  const state = dayStatus?.status ?? 'not_started'
  const isFinished = state === 'finished'
  const { all, left } = leftToView(view)
  const hasVideos = all > 0
  const viewed = viewedOfDay(status.lessons, day.id)
  const isEnough = viewed >= day.finishTotalTime && (!hasVideos || viewed > 0)
  const homework = useOpenHomework(view).length
  const points = pointsOf(day.scores)
  useOffer(isEnough && hasVideos && !isFinished && !waiting.finish, finish, number)

  if (isFinished) {
    return (
      <section
        tabIndex={-1}
        aria-label={t`End of the day`}
        className="flex flex-wrap items-center gap-4 border-t border-line py-7"
      >
        <Pill tone="success" icon={CircleCheck}>{t`Day ${number} is done`}</Pill>
        {homework > 0 && <span className="text-small text-muted">{t`The homework can still be sent.`}</span>}
        <AfterDay view={view} kind={homework > 0 ? 'secondary' : 'primary'} />
      </section>
    )
  }
  const open = [
    left > 0 && t`${plural(left, { one: '# lesson is not viewed yet.', other: '# lessons are not viewed yet.' })}`,
    homework > 0 && t`You can finish now and send the homework later.`,
    points > 0 && t`${plural(points, { one: 'The day earns you # point.', other: 'The day earns you # points.' })}`,
  ].filter(Boolean)
  return (
    <section tabIndex={-1} aria-label={t`End of the day`} className="flex flex-col gap-4 border-t border-line py-7">
      {isEnough && hasVideos && <p className="text-ui font-strong">{t`You have watched what this day asks for.`}</p>}
      {waiting.start && (
        <WaitingStep
          entry={waiting.start}
          label={t`You started day ${number}.`}
          onRetry={waiting.retry}
          onRemove={waiting.remove}
        />
      )}
      {waiting.finish ? (
        <WaitingStep
          entry={waiting.finish}
          label={t`You finished day ${number}.`}
          onRetry={waiting.retry}
          onRemove={waiting.remove}
        />
      ) : (
        <div className="flex flex-col gap-x-5 gap-y-3 tablet:flex-row tablet:flex-wrap tablet:items-center">
          {state === 'not_started' && lessons.length > 0 && !waiting.start && (
            <Button ref={handFocusOn} kind="primary" loading={isStarting} onClick={start}>
              <Trans>Start day {number}</Trans>
            </Button>
          )}
          <Button ref={handFocusOn} kind={isEnough ? 'primary' : 'secondary'} loading={isFinishing} onClick={finish}>
            <Trans>Finish day {number}</Trans>
          </Button>
          <p className="text-small text-muted">{open.join(' ')}</p>
        </div>
      )}
      {isRefused && (
        <div role="alert">
          <FieldError>{t`This device has no room to keep it for later. Connect and try again.`}</FieldError>
        </div>
      )}
      {error && (
        <Banner tone="danger" role="alert" title={t`The day’s state did not change.`}>
          {errorTexts(i18n, error)}
        </Banner>
      )}
    </section>
  )
}

/** What comes after a finished day: the next one, or that there is none. */
function AfterDay({ view, kind }: { view: DayView; kind: 'primary' | 'secondary' }) {
  const { t } = useLingui()
  const next = nextDayOf(view)
  return (
    <div className="flex w-full flex-col gap-x-5 gap-y-3 tablet:flex-row tablet:items-center tablet:justify-between">
      {next ? <NextDayWords view={view} next={next} /> : <p className="type-h4 font-strong">{t`All days are done`}</p>}
      {next ? (
        <NextDayStep view={view} next={next} kind={kind} />
      ) : (
        <LinkButton to="/course/$streamId/calendar" params={{ streamId: view.stream.id }} kind={kind}>
          {t`Back to the calendar`}
        </LinkButton>
      )}
    </div>
  )
}

/** Offers the end once, when enough has been viewed while the day is open: the button may be out of sight. */
function useOffer(isOffered: boolean, finish: () => void, number: number) {
  const { t } = useLingui()
  const was = useRef(isOffered)
  const offer = useEffectEvent(() =>
    showToast({
      icon: CircleCheck,
      text: t`You have watched what this day asks for.`,
      action: { label: t`Finish day ${number}`, onPress: finish },
    }),
  )
  useEffect(() => {
    if (isOffered && !was.current) offer()
    was.current = isOffered
  }, [isOffered])
}

/** The course's documents; where the demo excludes them, a note that says so. */
function DayDocuments({ view: { stream, stages } }: { view: DayView }) {
  const { t } = useLingui()
  if (!stream.course?.documents.length) return null
  if (areDocumentsLocked(stream)) {
    return (
      <MarginSection title={t`Documents`}>
        <p className="flex items-center gap-3 text-ui text-muted">
          <Icon of={Lock} />
          {t`The documents come with the full course.`}
        </p>
        <div className="mt-4">
          <LockStepLink step={{ code: 'buy_course' }} stream={stream} stages={stages} kind="secondary" />
        </div>
      </MarginSection>
    )
  }
  const shown = courseDocuments(stream.course)
  if (shown.length === 0) return null
  return (
    <MarginSection title={t`Documents`}>
      <ul className="flex flex-col">
        {shown.map(({ url, name }) => (
          <li key={`${url} ${name}`}>
            <Link
              {...documentTarget(url)}
              preload={false}
              className="-mx-3 flex min-h-11 items-center gap-3 rounded-md px-3 text-ui no-underline hover:bg-fill"
            >
              <Icon of={FileText} className="text-muted" />
              <span className="min-w-0 wrap-anywhere">{name || t`Document`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </MarginSection>
  )
}
