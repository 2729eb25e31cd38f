import { useLingui } from '@lingui/react/macro'
import { Suspense, useId } from 'react'
import { latestAnswer } from '#/domains/chats/homework-thread'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { cx } from '#/ui/cx'
import { part } from '#/ui/late/part'
import { ApprovedNote } from './approved-note'
import { attemptsOf, numberedTurns } from './homework-attempts'
import type { HomeworkPlace } from '../entries/homework-place'
import { isToSend } from '#/domains/study/homework/homework-entries'
import { wasSent } from '#/domains/study/homework/homework-status'
import { GoOnWithout } from '../composer/go-on-without'
import { HomeworkComposer } from '../composer/homework-composer'
import { LockedNote } from './locked-note'
import { WaitingBesides } from '../composer/waiting-entry'
import { UnsentNote } from '../composer/unsent-note'
import { isReviewLate } from './review-time'
import { WaitingSteps } from './waiting-steps'
import type { HomeworkView } from './use-homework'
import type { ThreadRead } from './use-thread'

const AutoAppeal = part(() => import('#/domains/support/auto-appeal'), 'AutoAppeal', { missing: 'silent' })

interface HomeworkAsideProps {
  view: HomeworkView
  thread: ThreadRead
  place: HomeworkPlace
  /** Where both do not stand side by side, it is above the conversation. */
  isFirst: boolean
}

/** What the learner can do now: answer, try again, wait, or see what opens it. */
export function HomeworkAside({ view, thread, place, isFirst }: HomeworkAsideProps) {
  const { t } = useLingui()
  const id = useId()
  const expert = latestAnswer(thread.messages)?.employee?.firstName ?? ''
  const { entry, course } = view
  const isPart = thread.isPending && thread.messages.length > 0
  // Where the first of them are missing it is not known how many there have been.
  const known = isPart ? Infinity : Math.max(1, attemptsOf(numberedTurns(thread.messages)))
  const attempts = wasSent(entry.row.status) ? known : 0
  const time = useLearnerTime()
  const { updatedAt } = entry.row.status
  const date = updatedAt && dateText(updatedAt, time)
  const title = useAsideTitle(view, attempts, date)
  const isLate = isReviewLate(entry, time.now)
  const courseName = useCourseName()(course.stream)
  const firstStays = expert
    ? t`Your first answer stays, ${expert} sees both.`
    : t`Your first answer stays, both are seen.`
  const allStay = expert
    ? t`Your earlier answers stay, ${expert} sees all of them.`
    : t`Your earlier answers stay, all of them are seen.`
  return (
    <aside
      aria-labelledby={id}
      // Takes the focus from parts that are removed: the form that was sent, a note that was dismissed.
      tabIndex={-1}
      className={cx(
        'min-w-0 outline-none self-start split:sticky split:top-[calc(var(--head-h)+16px)] split:col-start-2 split:row-start-1',
        !isFirst && 'border-t border-line pt-7 split:border-0 split:p-0',
      )}
    >
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      {entry.state === 'UPLOADED' && <WaitingSteps expert={expert} isLate={isLate} />}
      {isLate && (
        <div className="mt-4">
          <Suspense>
            <AutoAppeal kind="pass-homework" streamId={course.stream.id} course={courseName} />
          </Suspense>
        </div>
      )}
      {entry.state === 'DONE' && <ApprovedNote view={view} place={place} />}
      {entry.state === 'unknown' && (
        <p className="mt-1 text-small text-muted">
          {t`We cannot show its state here. Reload the page; if that does not help, write to support.`}
        </p>
      )}
      {(entry.state === 'UPLOADED' || entry.state === 'DONE') && <UnsentNote view={view} thread={thread} />}
      {!isToSend(entry) && <WaitingBesides view={view} />}
      {isToSend(entry) && (
        <>
          {attempts > 0 && <p className="mt-1 text-small text-muted">{attempts > 1 ? allStay : firstStays}</p>}
          <HomeworkComposer key={`${entry.row.targetType} ${entry.row.target.id}`} view={view} expert={expert} />
          <GoOnWithout course={course} entry={entry} />
        </>
      )}
      {(entry.state === 'locked' || (entry.state === 'FAIL' && !entry.lock.isOpen)) && <LockedNote view={view} />}
    </aside>
  )
}

function useAsideTitle({ entry }: HomeworkView, attempts: number, changed: string | null): string {
  const { t } = useLingui()
  if (entry.state === 'UPLOADED') return changed ? t`Sent on ${changed}` : t`On checking`
  if (entry.state === 'DONE') return changed ? t`Approved on ${changed}` : t`Approved`
  if (!isToSend(entry)) return t`Your answer`
  const tries = [entry.row.homework?.type === 'selfie' ? t`Your selfie` : t`Your answer`, t`Second try`, t`Third try`]
  return tries[attempts] ?? t`Another try`
}
