import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { pointsOf } from '#/domains/points/points-of'
import { Button } from '#/ui/buttons/button'
import { handFocusOn } from '#/ui/hand-focus-on'
import { Pill } from '#/ui/pill'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { leftToView } from './left-to-view'
import type { DayView } from './use-day'
import { useFinish } from './use-finish'
import { useOpenHomework } from './use-open-homework'

/** The end of the day: offered once enough has been viewed, possible at any time; says what is still open. */
export function DayEnd({ view }: { view: DayView }) {
  const { t, i18n } = useLingui()
  const { day, dayStatus, lessons, status } = view
  const number = day.dayNumber
  const { finish, start, isFinishing, isStarting, error } = useFinish(view)
  const state = dayStatus?.status ?? 'not_started'
  const isFinished = state === 'finished'
  const { hasVideos, left } = leftToView(view)
  const own = status.lessons.filter(({ dayId }) => dayId === day.id)
  const viewed = own.reduce((sum, { viewedSeconds }) => sum + viewedSeconds, 0)
  const isEnough = viewed >= day.finishTotalTime && (!hasVideos || viewed > 0)
  const homework = useOpenHomework(view).length
  const points = pointsOf(day.scores)
  useOffer(isEnough && hasVideos && !isFinished, finish, number)

  if (isFinished) {
    return (
      <section
        tabIndex={-1}
        aria-label={t`End of the day`}
        className="flex flex-wrap items-center gap-4 border-t border-line py-7"
      >
        <Pill tone="success" icon={CircleCheck}>{t`Day ${number} is done`}</Pill>
        {homework > 0 && <span className="text-small text-muted">{t`The homework can still be sent.`}</span>}
      </section>
    )
  }
  const open = [
    left > 0 && t`${plural(left, { one: '# lesson is not viewed yet.', other: '# lessons are not viewed yet.' })}`,
    homework > 0 && t`You can finish now and send the homework later.`,
    points > 0 && t`${plural(points, { one: 'It earns you # point.', other: 'It earns you # points.' })}`,
  ].filter(Boolean)
  return (
    <section tabIndex={-1} aria-label={t`End of the day`} className="flex flex-col gap-4 border-t border-line py-7">
      {isEnough && hasVideos && <p className="text-ui font-strong">{t`You have watched what this day asks for.`}</p>}
      <div className="flex flex-col gap-x-5 gap-y-3 tablet:flex-row tablet:flex-wrap tablet:items-center">
        {state === 'not_started' && lessons.length > 0 && (
          <Button ref={handFocusOn} kind="primary" loading={isStarting} onClick={start}>
            <Trans>Start day {number}</Trans>
          </Button>
        )}
        <Button ref={handFocusOn} kind={isEnough ? 'primary' : 'secondary'} loading={isFinishing} onClick={finish}>
          <Trans>Finish day {number}</Trans>
        </Button>
        <p className="text-small text-muted">{open.join(' ')}</p>
      </div>
      {error && (
        <Banner tone="danger" role="alert" title={t`The day’s state did not change.`}>
          {errorTexts(i18n, error)}
        </Banner>
      )}
    </section>
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
