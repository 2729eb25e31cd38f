import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#/ui/buttons/link-button'
import type { Stream } from '../model'
import type { CalendarView } from './calendar-view'

/** A course that is over, in words: what was done, and what stays open. */
export function useEndedTexts(): (view: CalendarView) => string[] {
  const { t } = useLingui()
  return ({ calendar, homework }) => {
    const total = calendar.reduce((sum, { progress }) => sum + progress.total, 0)
    const done = calendar.reduce((sum, { progress }) => sum + progress.done, 0)
    const offered = homework.filter(({ isOffered }) => isOffered)
    const approved = offered.filter(({ state }) => state === 'DONE').length
    const days = total - done
    const tasks = offered.length - approved
    return [
      t`You finished ${done} of ${plural(total, { one: '# day', other: '# days' })}.`,
      offered.length > 0 && t`Homework approved: ${approved} of ${offered.length}.`,
      days > 0 && t`${plural(days, { one: '# day stays open.', other: '# days stay open.' })}`,
      tasks > 0 &&
        t`${plural(tasks, { one: '# piece of homework stays open.', other: '# pieces of homework stay open.' })}`,
    ].filter((text) => text !== false)
  }
}

/** What can be done about a course that is over. */
export function EndedActions({ stream, size }: { stream: Stream; size: 'sm' | 'lg' }) {
  const { t } = useLingui()
  return (
    <>
      <LinkButton to="/course/$streamId/extend" params={{ streamId: stream.id }} kind="primary" size={size}>
        {stream.isDemo ? t`Get the full course` : t`Renew the course`}
      </LinkButton>
      <LinkButton to="/homework" kind={size === 'lg' ? 'text' : 'quiet'} size={size}>
        {t`See your homework`}
      </LinkButton>
    </>
  )
}
