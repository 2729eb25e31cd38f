import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { isApiError, refusalOf } from '#/api/errors'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarView } from '#/domains/study/course/calendar-view'
import type { Stream } from '#/domains/study/model'
import { courseMutations } from '#/domains/study/mutations'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { calendarDay } from '#/lib/dates'
import { readDay, writeDay } from '#/lib/typed-date'
import { Button } from '#/ui/buttons/button'
import { DateGrid } from '#/ui/fields/date-grid'
import { TextField } from '#/ui/fields/text-field'
import { Modal } from '#/ui/modals/modal'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { useFailureToast } from '#/ui/toasts/use-failure-toast'
import { useOnce } from '#/ui/use-once'
import { useCalendarModal } from '../components/use-calendar-modal'
import { freezeDates, type FreezeFault, type FreezePlan, type FreezeReading, readFreezePlan } from './freeze-plan'
import { FreezeSummary } from './freeze-summary'
import { latestLast, pauseBounds, type PauseEnd, pickPause, usualPause } from './pick-pause'

/** Both fields share rows for label, control and message, so that a label of two lines moves both controls. */
const FIELD_ROWS = 'row-span-3 grid grid-rows-subgrid gap-y-0'

interface FreezeModalProps {
  view: CalendarView
  onClose: () => void
}

/** Pauses a course between two days; the choice stays when the server refuses. */
export function FreezeModal({ view, onClose }: FreezeModalProps) {
  const { stream } = view
  const { t } = useLingui()
  const { zone } = useLearnerTime()
  const name = useCourseName()(stream)
  const formId = useId()
  const [today] = useState(view.today)
  const courseEnd = stream.endDate && calendarDay(stream.endDate, zone)
  const [proposed] = useState(() => usualPause({ today, courseEnd }))
  const [first, setFirst] = useState(() => writeDay(proposed.first))
  const [last, setLast] = useState(() => writeDay(proposed.last))
  const [end, setEnd] = useState<PauseEnd>('first')
  const [isDirty, setDirty] = useState(false)
  const { send, isPending, error, reset } = useMakePause(stream, () => {
    showToast({ text: t`The course waits for you.` })
    onClose()
  })
  const reading = readFreezePlan(first, last, { today, courseEnd })
  const { firstError, lastError, banner } = useFreezeFaults(reading, error, stream)

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [error])

  function change(set: (text: string) => void, text: string) {
    reset()
    setDirty(true)
    set(text)
  }
  function pick(day: number) {
    const { pause, next } = pickPause(reading.plan, day, end)
    change(setFirst, writeDay(pause.first))
    setLast(writeDay(pause.last))
    setEnd(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reading.plan) void send(reading.plan)
  }

  const days = reading.plan?.days ?? 0
  return (
    <Modal
      title={t`Pause ${name}`}
      size="lg"
      onClose={onClose}
      dirty={isDirty}
      footer={
        <>
          <Button kind="primary" type="submit" form={formId} loading={isPending} unavailable={!reading.plan}>
            {days > 0 ? t`Pause for ${plural(days, { one: '# day', other: '# days' })}` : t`Pause the course`}
          </Button>
          <Button unavailable={isPending} onClick={onClose}>{t`Not now`}</Button>
        </>
      }
    >
      <p className="text-ui text-muted">{t`Days and homework wait for you. Nothing is lost.`}</p>
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={submit}
        className="mt-4 grid gap-5 tablet:grid-cols-[minmax(0,320px)_minmax(0,1fr)] tablet:gap-8"
      >
        <div className="tablet:min-h-80">
          <DateGrid
            range={reading.plan}
            bounds={pauseBounds(reading.plan, end, { today, courseEnd })}
            today={today}
            onPick={pick}
          />
        </div>
        <div className="grid content-start gap-4 tablet:pt-1.5">
          {banner && <Banner tone="danger" role="alert" title={banner} />}
          {/* The grid replaces the browser's own picker; phones still open theirs by a tap on the field. */}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-3 gap-y-4 [&_::-webkit-calendar-picker-indicator]:hidden">
            <TextField
              type="date"
              label={t`First day of the pause`}
              value={first}
              min={writeDay(today)}
              max={courseEnd ? writeDay(courseEnd) : undefined}
              required
              error={firstError}
              autoComplete="off"
              className={FIELD_ROWS}
              onChange={(event) => change(setFirst, event.target.value)}
            />
            <TextField
              type="date"
              label={t`Last day of the pause`}
              value={last}
              min={first}
              max={writeDay(latestLast(readDay(first), today))}
              required
              error={lastError}
              autoComplete="off"
              className={FIELD_ROWS}
              onChange={(event) => change(setLast, event.target.value)}
            />
          </div>
          <FreezeSummary plan={reading.plan} view={view} />
        </div>
      </form>
    </Modal>
  )
}

/** Pauses a course, sent once. */
function useMakePause(stream: Stream, onMade: () => void) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { open } = useCalendarModal(stream.id)
  const { mutateAsync, isPending, error, reset } = useMutation(courseMutations.freeze())
  const watchClosing = useFailureToast({ label: t`Try again`, onPress: () => open({ modal: 'freeze' }) })
  const send = useOnce(async (plan: FreezePlan) => {
    const toldByToast = watchClosing()
    try {
      // This clock may be ahead of the server's, so a pause from today starts at the beginning of the day.
      await mutateAsync({ streamId: stream.id, ...freezeDates(plan, time) })
      onMade()
    } catch {
      // Else the dialog shows `error`.
      toldByToast(t`The pause is not confirmed.`)
    }
  })
  return { send, isPending, error, reset }
}

interface FreezeFaults {
  firstError: string | undefined
  lastError: string | undefined
  /** A refusal that belongs to no field. */
  banner: string | null
}

/** What is wrong with a pause: our own check first, else what the server refused. */
function useFreezeFaults(
  { firstFault, lastFault }: FreezeReading,
  error: Error | null,
  { isDemo }: Stream,
): FreezeFaults {
  const { t, i18n } = useLingui()

  function textOf(fault: FreezeFault): string {
    switch (fault) {
      case 'missing':
        return t`Choose a day or enter a full date that exists.`
      case 'past':
        return t`This day is over. Choose today or a later one.`
      case 'afterCourse':
        return t`The course will be over by then. Choose an earlier day.`
      case 'beforeStart':
        return t`The last day comes before the first one.`
      case 'tooLong':
        return t`A pause lasts 365 days at most. Choose an earlier day.`
    }
  }

  const firstError = firstFault ? textOf(firstFault) : refusalOf(error, 'start_date')
  const lastError = lastFault ? textOf(lastFault) : refusalOf(error, 'end_date')
  return { firstError, lastError, banner: error && !firstError && !lastError ? bannerOf(error) : null }

  function bannerOf(failure: Error): string {
    if (isApiError(failure, 409)) return t`This course has a pause already. It is shown in the calendar.`
    if (isApiError(failure, 403) && isDemo) return t`A demo course cannot be paused.`
    return errorTexts(i18n, failure)
  }
}
