import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#/ui/buttons/link-button'

interface CalendarLinkProps {
  streamId: number
  kind: 'primary' | 'text'
}

/** A link from home to a course's calendar; as the primary step it says what it does. */
export function CalendarLink({ streamId, kind }: CalendarLinkProps) {
  const { t } = useLingui()
  return (
    <LinkButton to="/course/$streamId/calendar" params={{ streamId }} kind={kind} size="lg">
      {kind === 'primary' ? t`Open the calendar` : t`Course calendar`}
    </LinkButton>
  )
}
