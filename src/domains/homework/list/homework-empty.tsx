import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { LinkButton } from '#/ui/buttons/link-button'
import { EmptyState } from '#/ui/states/empty-state'
import { isListed, nextHomework } from './listed-entries'
import type { HomeworkFilter } from '../search'
import type { HomeworkRead } from '#/domains/study/homework/use-homework-courses'

interface HomeworkEmptyProps {
  reads: readonly HomeworkRead[]
  filter: HomeworkFilter
}

/** Nothing under this filter: why, what comes next, and a link to continue. */
export function HomeworkEmpty({ reads, filter }: HomeworkEmptyProps) {
  const { t } = useLingui()
  const next = useNextText(reads)
  const entries = reads.flatMap(({ course }) => course?.homework ?? [])
  const checking = entries.filter((entry) => isListed(entry, 'checking')).length
  const titles = {
    all: t`No homework yet`,
    send: t`Nothing to send today`,
    checking: t`Nothing is being checked`,
    approved: t`Nothing is approved yet`,
  }
  const waiting =
    checking > 0 &&
    t`${plural(checking, { one: '# is still with the experts.', other: '# are still with the experts.' })}`
  return (
    <EmptyState
      className="mt-6"
      title={titles[filter]}
      action={
        <span className="flex flex-wrap items-center gap-5">
          <LinkButton to="/home" kind="primary">
            {t`Continue learning`}
          </LinkButton>
          {filter === 'send' && checking > 0 && (
            <LinkButton to="/homework" search={{ state: 'checking' }} kind="text">
              {t`See what’s being checked`}
            </LinkButton>
          )}
        </span>
      }
    >
      {[next, filter === 'send' && waiting].filter(Boolean).join(' ')}
    </EmptyState>
  )
}

/** Which homework comes next, and when. */
function useNextText(reads: readonly HomeworkRead[]): string {
  const { t } = useLingui()
  const time = useLearnerTime()
  const next = nextHomework(reads.flatMap(({ course }) => course?.homework ?? []))
  if (!next) return t`Homework appears here with the days and stages that ask for it.`
  const { at, entry } = next
  const date = at && dateText(at, time)
  const day = entry.row.day?.dayNumber
  const stage = entry.stageNumber
  if (day !== undefined) {
    return date ? t`The next one comes with day ${day}, not before ${date}.` : t`The next one comes with day ${day}.`
  }
  return date ? t`The next one comes with stage ${stage}, on ${date}.` : t`The next one comes with stage ${stage}.`
}
