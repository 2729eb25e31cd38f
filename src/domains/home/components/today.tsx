import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Hourglass, NotebookPen, Users } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { useClub } from '#/domains/club/use-club'
import { paymentQueries } from '#/domains/payments/queries'
import { TodayReminders } from '#/domains/reminders/today-reminders'
import { useCourse } from '#/domains/study/course/use-course'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { formatMoney } from '#/lib/money'
import { TextLink } from '#/ui/buttons/text-link'
import { modalTarget } from '#/ui/modals/modal-target'
import { Icon } from '#/ui/pictures/icon'
import { type TodayItem, todayItems } from './today-items'

interface TodayProps {
  streams: readonly StreamInState[]
  /** The course to continue; null: none. */
  current: StreamInState | null
}

/** What is due today, from everywhere, in one place; nothing on a day without anything. */
export function Today({ streams, current }: TodayProps) {
  return (
    <>
      {current?.stream.course ? (
        <TodayOfCourse streams={streams} current={current} />
      ) : (
        <TodayList streams={streams} streamId={null} homework={NONE} />
      )}
      <TodayReminders />
    </>
  )
}

const NONE: readonly HomeworkEntry[] = []

function TodayOfCourse({ streams, current }: { streams: readonly StreamInState[]; current: StreamInState }) {
  const { view } = useCourse(current)
  return <TodayList streams={streams} streamId={current.stream.id} homework={view?.homework ?? NONE} />
}

interface TodayListProps {
  streams: readonly StreamInState[]
  /** The stream of the homework. */
  streamId: number | null
  homework: readonly HomeworkEntry[]
}

function TodayList({ streams, streamId, homework }: TodayListProps) {
  const { t } = useLingui()
  const { now, zone } = useLearnerTime()
  // What loads in idle time: home asks for none of it.
  const { data: installments = [] } = useQuery({ ...paymentQueries.installments(), enabled: false })
  const { shown: communities } = useClub({ isDue: false })
  const items = todayItems({ now, zone, homework, streams, installments, communities })
  if (items.length === 0) return null
  return (
    <ul aria-label={t`Due today`} className="mt-7 flex flex-col gap-3">
      {items.map((item) => (
        <li key={keyOf(item)} className="flex items-start gap-3 text-ui">
          <Icon of={ICONS[item.kind]} className="h-lh text-muted" />
          <span className="min-w-0 wrap-anywhere">
            <Line item={item} streamId={streamId} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const ICONS = { homework: NotebookPen, course: Hourglass, payment: CalendarClock, community: Users }

function keyOf(item: TodayItem): string {
  switch (item.kind) {
    case 'homework':
      return `${item.kind} ${item.entry.row.targetType} ${item.entry.row.target.id}`
    case 'course':
      return `${item.kind} ${item.stream.id}`
    case 'payment':
      return `${item.kind} ${item.payment.id}`
    case 'community':
      return `${item.kind} ${item.id}`
  }
}

function Line({ item, streamId }: { item: TodayItem; streamId: number | null }) {
  const { t } = useLingui()
  const nameOf = useCourseName()
  switch (item.kind) {
    case 'homework': {
      const { homework, target } = item.entry.row
      const title = homework?.title || t`Homework`
      return (
        <Trans>
          “{title}” is due today.{' '}
          <TextLink
            to="/homework/$streamId/$homeworkId"
            params={{ streamId: streamId ?? 0, homeworkId: target.homeworkId }}
            search={{ row: target.id }}
          >
            Send it
          </TextLink>
        </Trans>
      )
    }
    case 'course': {
      const name = nameOf(item.stream)
      const params = { streamId: item.stream.id }
      return (
        <Trans>
          Today is the last day of “{name}”.{' '}
          <TextLink to="/course/$streamId/materials" params={params} hash="own-work">
            Save your work
          </TextLink>
        </Trans>
      )
    }
    case 'payment':
      return <PaymentLine payment={item.payment} />
    case 'community': {
      const title = item.title || t`Community`
      return (
        <Trans>
          “{title}” is yours for the last day. <TextLink {...modalTarget('communities')}>See your communities</TextLink>
        </Trans>
      )
    }
  }
}

function PaymentLine({ payment }: { payment: Extract<TodayItem, { kind: 'payment' }>['payment'] }) {
  const { t, i18n } = useLingui()
  const { id, amount, currency, isFailing } = payment
  const title = payment.title || t`Payment in parts`
  const sum = amount !== null && currency !== null ? formatMoney(amount, currency, i18n.locale) : null
  const params = { installmentId: id }
  if (isFailing)
    return (
      <Trans>
        A payment for “{title}” did not come through.{' '}
        <TextLink to="/user/installments/$installmentId" params={params}>
          See what to do
        </TextLink>
      </Trans>
    )
  if (sum === null)
    return (
      <Trans>
        The next part of “{title}” is due.{' '}
        <TextLink to="/user/installments/$installmentId" params={params}>
          See the payments
        </TextLink>
      </Trans>
    )
  return (
    <Trans>
      {sum} for “{title}” is due.{' '}
      <TextLink to="/user/installments/$installmentId" params={params}>
        See the payments
      </TextLink>
    </Trans>
  )
}
