import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#/ui/buttons/link-button'
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
