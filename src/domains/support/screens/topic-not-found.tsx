import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#/ui/buttons/link-button'
import { MissingScreen } from '#/ui/states/missing-screen'

/** Shown at the address of a topic that does not exist, or of a course that is not the learner's. */
export function TopicNotFound() {
  const { t } = useLingui()
  return (
    <MissingScreen
      title={t`Topic not found`}
      heading={t`Support has no such topic`}
      action={
        <LinkButton to="/support" kind="primary">
          {t`All topics`}
        </LinkButton>
      }
    >
      {t`The address has a typing mistake, or the school has arranged its topics anew.`}
    </MissingScreen>
  )
}
