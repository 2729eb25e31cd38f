import { Trans, useLingui } from '@lingui/react/macro'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { pointsOf } from '#/domains/points/points-of'
import { dueBy, isToSend, rowInAddress } from '#/domains/study/homework/homework-entries'
import { compareUrgency } from '#/domains/study/homework/urgency'
import { dateText } from '#/domains/study/texts'
import { LinkButton } from '#/ui/buttons/link-button'
import { TextLink } from '#/ui/buttons/text-link'
import { Banner } from '#/ui/states/banner'
import { EntryPoints } from '../entries/entry-parts'
import { entryLink, type HomeworkPlace } from '../entries/homework-place'
import { useEntryTexts } from '../entries/use-entry-texts'
import type { HomeworkView } from './use-homework'

/** An approved homework: what it earned, and the next one to send or the way back to its day. */
export function ApprovedNote({ view: { course, entry }, place }: { view: HomeworkView; place: HomeworkPlace }) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { titleOf } = useEntryTexts()
  const { stream, homework } = course
  const next = homework.filter((one) => one.isOffered && isToSend(one)).toSorted(compareUrgency)[0]
  const hasPoints = pointsOf(entry.row.homework?.scores ?? []) > 0
  const due = next && dueBy(next)
  const date = due && dateText(due, time)
  const title = next && titleOf(next)
  const link = next && entryLink(place, stream.id, next.row.target.homeworkId, rowInAddress(next, homework))
  const number = entry.row.day?.dayNumber
  return (
    <Banner tone="success" className="mt-4" title={hasPoints ? <EntryPoints entry={entry} named /> : t`Approved`}>
      {link ? (
        <span className="block">
          {date ? (
            <Trans>
              Next: <TextLink {...link}>{title}</TextLink>, by {date}
            </Trans>
          ) : (
            <Trans>
              Next: <TextLink {...link}>{title}</TextLink>
            </Trans>
          )}
        </span>
      ) : (
        <span className="mt-3 block">
          {number === undefined ? (
            <LinkButton to="/course/$streamId/calendar" params={{ streamId: stream.id }} size="sm">
              {t`Back to the calendar`}
            </LinkButton>
          ) : (
            <LinkButton
              to="/course/$streamId/calendar/$dayNumber"
              params={{ streamId: stream.id, dayNumber: number }}
              size="sm"
            >
              {t`Back to day ${number}`}
            </LinkButton>
          )}
        </span>
      )}
    </Banner>
  )
}
