import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Camera, Send } from 'lucide-react'
import { accountQueries } from '#/domains/account/queries'
import { courseView } from '#/domains/study/course/course-view'
import { studyQueries } from '#/domains/study/course-queries'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { useStream } from '#/domains/study/streams/use-streams'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { LinkButton } from '#/ui/buttons/link-button'
import { cx } from '#/ui/cx'
import { htmlText } from '#/ui/html/html-text'
import { MarginSection } from '#/ui/page/margin-section'
import { EntryTitle, useLateTask } from './entries/entry-parts'
import { entryLink } from './entries/homework-place'
import { ShortThread } from './thread/short-thread'
import { useEntryTexts } from './entries/use-entry-texts'
import { type HomeworkEntry, homeworkCourse, isToSend, rowInAddress } from '#/domains/study/homework/homework-entries'
import { MissingTasks } from '#/domains/study/homework/missing-tasks'
import { useAllHomework } from '#/domains/study/homework/use-all-homework'
import { HomeworkPill } from '#/domains/study/homework/homework-pill'

interface DayHomeworkProps {
  streamId: number
  dayId: number
}

/** The homework of one day, at the end of its page: the task, its state, the expert's latest message, and a link to it. */
export function DayHomework({ streamId, dayId }: DayHomeworkProps) {
  const one = useStream(streamId)
  const { t } = useLingui()
  const words = useEntryTexts()
  const { data: stages } = useSuspenseQuery(studyQueries.stages(one.stream.courseId))
  const { data: status } = useSuspenseQuery(studyQueries.status(one.stream.id))
  const { data: subscriptions } = useSuspenseQuery(subscriptionQueries.list())
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const { now } = useLearnerTime()
  const all = useAllHomework(stages)
  const course = courseView(one, { stages, status, all, subscriptions, userId: user.id, now })
  const { homework: entries } = homeworkCourse(course)
  const ofDay = entries.filter(({ row, isOffered }) => isOffered && row.day?.id === dayId)
  // Until the day is finished, finishing it is the next step.
  const isNext = status.days.find(({ stageDayId }) => stageDayId === dayId)?.status === 'finished'
  const [first] = ofDay
  if (!first) return null
  return (
    <MarginSection title={ofDay.length > 1 ? t`Homework` : t`Your homework`} help={words.purposeOf(first, stages)}>
      <div className="flex flex-col gap-8">
        <MissingTasks />
        {ofDay.map((entry) => (
          <Block key={entry.row.target.id} one={one} entry={entry} row={rowInAddress(entry, entries)} isNext={isNext} />
        ))}
      </div>
    </MarginSection>
  )
}

interface BlockProps {
  one: StreamInState
  entry: HomeworkEntry
  row: number | undefined
  /** Whether sending it is the one next step of the page. */
  isNext: boolean
}

function Block({ one, entry, row, isNext }: BlockProps) {
  const { t } = useLingui()
  const { stepOf } = useEntryTexts()
  const { isLate } = useLateTask(entry)
  const { homework, target } = entry.row
  const isSelfie = homework?.type === 'selfie'
  return (
    <div>
      {/* Beside a name that is still coming the pill would move. */}
      <div className={cx('flex gap-3', isLate ? 'flex-col items-start' : 'flex-wrap items-center')}>
        <h3 className="type-h3 wrap-anywhere">
          <EntryTitle entry={entry} waiting={t`Your homework`} keepsRoom />
        </h3>
        <HomeworkPill entry={entry} />
      </div>
      {(isLate || homework?.description) && (
        <p className={cx('mt-3 line-clamp-4 max-w-[60ch] whitespace-pre-line', isLate && 'min-h-[4lh]')}>
          {homework?.description && htmlText(homework.description)}
        </p>
      )}
      {(entry.state === 'FAIL' || entry.state === 'DONE') && <ShortThread stream={one.stream} entry={entry} />}
      <LinkButton
        {...entryLink('homework', one.stream.id, target.homeworkId, row)}
        kind={isNext && isToSend(entry) ? 'primary' : 'secondary'}
        icon={isToSend(entry) ? (isSelfie ? Camera : Send) : undefined}
        className="mt-5"
      >
        {isToSend(entry) ? stepOf(entry) : t`Open the homework`}
      </LinkButton>
    </div>
  )
}
