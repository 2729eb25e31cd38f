import { useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'
import { MissingScreen } from '#/ui/states/missing-screen'

/** Shown at the address of a course that is not the learner's. */
export function CourseNotFound() {
  const { t } = useLingui()
  return (
    <MissingScreen
      title={t`Course not found`}
      heading={t`There is no such course among yours`}
      action={
        <LinkButton to="/courses" kind="primary">
          {t`My courses`}
        </LinkButton>
      }
    >
      {t`The address has a typing mistake, or the course belongs to another account.`}
    </MissingScreen>
  )
}

/** Shown for a stream whose course the server does not show (contract 9.1). */
export function CourseUnavailable() {
  const { t } = useLingui()
  return (
    <MissingScreen
      title={t`Course`}
      heading={t`This course cannot be shown`}
      action={
        <span className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <LinkButton to="/courses" kind="primary">
            {t`My courses`}
          </LinkButton>
          <LinkButton {...modalTarget('support')} kind="text">
            {t`Write to support`}
          </LinkButton>
        </span>
      }
    >
      {t`It is yours, and your progress is safe. The school has not published it here, or has taken it back for a while.`}
    </MissingScreen>
  )
}

/** Shown in the app for phones at a course whose tariff is for the web only. */
export function NotOnTariff() {
  const { t } = useLingui()
  return (
    <MissingScreen
      title={t`Course`}
      heading={t`The mobile application is not available on your tariff`}
      action={
        <span className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <LinkButton to="/courses" kind="primary">
            {t`My courses`}
          </LinkButton>
          <LinkButton to="/user/subscriptions" kind="text">
            {t`Subscriptions`}
          </LinkButton>
        </span>
      }
    >
      {t`You study this course in the browser. Your progress is the same there.`}
    </MissingScreen>
  )
}

/** Shown for a day number that the course does not have. */
export function DayNotFound() {
  const { t } = useLingui()
  const { streamId } = useParams({ from: '/_auth/course/$streamId' })
  return (
    <MissingScreen
      title={t`Day not found`}
      heading={t`This course has no such day`}
      action={
        <LinkButton to="/course/$streamId/calendar" params={{ streamId }} kind="primary">
          {t`Back to the calendar`}
        </LinkButton>
      }
    >
      {t`The address has a typing mistake, or the course was changed.`}
    </MissingScreen>
  )
}

/** Shown at the address of homework that is not the learner's. */
export function HomeworkNotFound() {
  const { t } = useLingui()
  return (
    <MissingScreen
      title={t`Homework not found`}
      heading={t`There is no such homework among yours`}
      action={
        <LinkButton to="/homework" kind="primary">
          {t`All homework`}
        </LinkButton>
      }
    >
      {t`The address has a typing mistake, or the homework belongs to another account.`}
    </MissingScreen>
  )
}
