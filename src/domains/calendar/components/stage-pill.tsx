import { useLingui } from '@lingui/react/macro'
import { Camera, Lock, TriangleAlert } from 'lucide-react'
import { dueBy } from '#/domains/study/homework/homework-entries'
import { HOMEWORK_LOOKS } from '#/domains/study/homework/homework-looks'
import { Pill } from '#/ui/pill'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarView, StageView } from '#/domains/study/course/calendar-view'
import { noticedHomework } from '#/domains/study/course/noticed-homework'

interface StagePillProps {
  stage: StageView
  view: CalendarView
  isLocked: boolean
}

/** The state of a stage's homework, or that the stage is locked. */
export function StagePill({ stage: { stage }, view, isLocked }: StagePillProps) {
  const { t } = useLingui()
  const time = useLearnerTime()
  if (isLocked) return <Pill icon={Lock}>{t({ message: 'Locked', context: 'stage' })}</Pill>
  const own = view.homework.filter(({ row }) => row.stage.id === stage.id && row.day === null)
  const noticed = noticedHomework({ ...view, homework: own })
  if (!noticed) return null
  const { row, isRequested } = noticed
  const isSelfie = row.homework?.type === 'selfie'
  switch (row.status.status) {
    case 'DONE':
      return <Pill {...HOMEWORK_LOOKS.DONE}>{isSelfie ? t`Selfie approved` : t`Homework approved`}</Pill>
    case 'UPLOADED':
      return <Pill {...HOMEWORK_LOOKS.UPLOADED}>{isSelfie ? t`Selfie on checking` : t`Homework on checking`}</Pill>
    case 'FAIL':
      return <Pill {...HOMEWORK_LOOKS.FAIL}>{isSelfie ? t`Selfie not approved` : t`Homework not approved`}</Pill>
    default: {
      // Once the course has ended, nothing waits for it.
      if (view.state === 'ended' || !isRequested) {
        return <Pill {...HOMEWORK_LOOKS.NOT_UPLOADED}>{isSelfie ? t`Selfie not sent` : t`Homework not sent`}</Pill>
      }
      const deadline = dueBy(noticed)
      const date = deadline && dateText(deadline, time)
      const selfie = date ? t`Selfie needed by ${date}` : t`Selfie needed`
      const homework = date ? t`Homework needed by ${date}` : t`Homework needed`
      return (
        <Pill tone="warning" icon={isSelfie ? Camera : TriangleAlert}>
          {isSelfie ? selfie : homework}
        </Pill>
      )
    }
  }
}
