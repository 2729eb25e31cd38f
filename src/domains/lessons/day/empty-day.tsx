import { useLingui } from '@lingui/react/macro'
import { Moon, TriangleAlert } from 'lucide-react'
import { isDayFilled } from '#/domains/study/days/day-progress'
import { TextLink } from '#/ui/buttons/text-link'
import { modalTarget } from '#/ui/modals/modal-target'
import { Icon } from '#/ui/pictures/icon'
import type { DayView } from './use-day'

/** A day without lessons to show: none fits the choice, it is of rest, has homework only, or was left empty by the school. */
export function EmptyDay({ view: { day, stream } }: { view: DayView }) {
  const { t } = useLingui()
  if (day.lessonSets.some((set) => set.lessons.length > 0))
    return <p className="text-lead text-muted">{t`No lesson of this day fits your choice.`}</p>
  if (day.dayOfRest) {
    return (
      <p className="flex max-w-[58ch] items-start gap-4 text-lead">
        <Icon of={Moon} size={24} className="mt-0.5 text-muted" />
        {t`A day of rest: nothing has to be done. It counts like any other once you finish it.`}
      </p>
    )
  }
  if (isDayFilled(day))
    return <p className="max-w-[58ch] text-lead text-muted">{t`This day has no lessons, only homework.`}</p>
  const about = stream.course?.caption
  return (
    <div role="alert" className="flex max-w-[58ch] items-start gap-4 text-lead">
      <Icon of={TriangleAlert} size={24} className="mt-0.5 text-warning" />
      <div>
        <p>{t`The day is incorrectly filled. Please contact our technical support`}</p>
        <p className="mt-2 text-ui">
          <TextLink {...modalTarget('support', { about })} className="target">
            {t`Write to support`}
          </TextLink>
        </p>
      </div>
    </div>
  )
}
