import { useLingui } from '@lingui/react/macro'
import { dueBy } from '#/domains/study/homework/homework-entries'
import { HOMEWORK_LOOKS } from '#/domains/study/homework/homework-looks'
import { ArrowLink } from '#/ui/buttons/arrow-link'
import { Pill } from '#/ui/pill'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarView } from '#/domains/study/course/calendar-view'
import { HomeNote } from './home-note'
import { noticedHomework } from '#/domains/study/course/noticed-homework'

/** The homework that most needs the learner, or that there is nothing to send. */
export function HomeworkNote({ view }: { view: CalendarView }) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const noticed = noticedHomework(view)
  if (!noticed || noticed.row.status.status === 'unknown') {
    return (
      <HomeNote
        label={t`Homework`}
        title={t`Nothing to send today`}
        link={<ArrowLink to="/homework">{t`All homework`}</ArrowLink>}
      />
    )
  }
  const { row, lock } = noticed
  const code = noticed.row.status.status
  // A refused answer waits too, where its stage has closed again.
  const { isOpen } = lock
  const deadline = isOpen && code === 'NOT_UPLOADED' ? dueBy(noticed) : null
  const date = deadline && dateText(deadline, time)
  // Not from the homework domain: home does not load the texts of its screens.
  const words = { NOT_UPLOADED: t`Not sent`, UPLOADED: t`On checking`, DONE: t`Approved`, FAIL: t`Not approved` }
  const links = {
    NOT_UPLOADED: date ? t`Send it by ${date}` : t`Send it`,
    UPLOADED: t`Open the homework`,
    DONE: t`Read the review`,
    FAIL: t`Read why and send it again`,
  }
  return (
    <HomeNote
      label={t`Your homework`}
      pill={<Pill {...HOMEWORK_LOOKS[code]}>{words[code]}</Pill>}
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
