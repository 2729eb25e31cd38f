import { useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { EmptyState } from '#/ui/empty-state'
import { LinkButton } from '#/ui/link-button'
import { Page } from '#/ui/page'

/** A number that the course has no day for. */
export function DayNotFound() {
  const { t } = useLingui()
  const { streamId } = useParams({ from: '/_auth/course/$streamId' })
  return (
    <Page title={t`Day not found`} titleLook="hidden">
      <EmptyState
        title={t`This course has no such day`}
        action={
          <LinkButton to="/course/$streamId/calendar" params={{ streamId }} kind="primary">
            {t`Back to the calendar`}
          </LinkButton>
        }
      >
        {t`The address has a typing mistake, or the course was changed.`}
      </EmptyState>
    </Page>
  )
}
