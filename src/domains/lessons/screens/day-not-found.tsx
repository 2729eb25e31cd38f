import { useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { LinkButton } from '#/ui/buttons/link-button'
import { MissingScreen } from '#/ui/states/missing-screen'

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
