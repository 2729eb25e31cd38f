import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#/ui/buttons/link-button'
import { MissingScreen } from '#/ui/states/missing-screen'

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
