import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#/ui/buttons/link-button'
import { MissingScreen } from '#/ui/states/missing-screen'

/** Shown at the address of a chat that is not the learner's. */
export function ChatNotFound() {
  const { t } = useLingui()
  return (
    <MissingScreen
      title={t`Chat not found`}
      heading={t`There is no such chat among yours`}
      action={
        <LinkButton to="/chat" kind="primary">
          {t`All messages`}
        </LinkButton>
      }
    >
      {t`The address has a typing mistake, or the chat belongs to another account.`}
    </MissingScreen>
  )
}
