import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '#/ui/buttons/link-button'
import { MissingScreen } from '#/ui/states/missing-screen'

/** Shown at the address of a course that the school does not have. */
export function NewCourseMissing() {
  const { t } = useLingui()
  return (
    <MissingScreen
      title={t`Course not found`}
      heading={t`The school has no such course`}
      action={
        <LinkButton to="/catalog" kind="primary">
          {t`Open the catalog`}
        </LinkButton>
      }
    >
      {t`The address has a typing mistake, or the course is not offered any more.`}
    </MissingScreen>
  )
}
