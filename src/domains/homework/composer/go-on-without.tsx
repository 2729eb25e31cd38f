import { useLingui } from '@lingui/react/macro'
import { lockReason } from '#/domains/study/locks/lock-reason'
import { TextLink } from '#/ui/buttons/text-link'
import type { HomeworkCourse, HomeworkEntry } from '#/domains/study/homework/homework-entries'

interface GoOnWithoutProps {
  course: HomeworkCourse
  entry: HomeworkEntry
}

/** The permitted way around a homework that the next stage waits for. */
export function GoOnWithout({ course, entry }: GoOnWithoutProps) {
  const { t } = useLingui()
  const { stages, locks } = course
  const next = entry.isRequested ? stages[entry.stageNumber] : undefined
  const lock = next && lockReason({ kind: 'stage', stageId: next.id }, locks)
  const isMissing = lock && !lock.isOpen && lock.detour?.homeworkIds.includes(entry.row.target.id)
  if (!isMissing) return null
  const number = entry.stageNumber + 1
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="text-ui">
        <TextLink
          to="/course/$streamId/calendar"
          params={{ streamId: course.stream.id }}
          search={{ modal: 'skip', stage: number }}
        >
          {entry.row.homework?.type === 'selfie' ? t`Go on without the selfie` : t`Go on without the homework`}
        </TextLink>
      </p>
      <p className="mt-1 text-small text-muted">{t`Stage ${number} opens, and the task stays here.`}</p>
    </div>
  )
}
