import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '#/ui/empty-state'
import { LinkButton } from '#/ui/link-button'
import { Page } from '#/ui/page'

/** An address of a course that is not the learner's. */
export function CourseNotFound() {
  const { t } = useLingui()
  return (
    <Page title={t`Course not found`} titleLook="hidden">
      <EmptyState
        title={t`There is no such course among yours`}
        action={
          <LinkButton to="/courses" kind="primary">
            {t`My courses`}
          </LinkButton>
        }
      >
        {t`The address has a typing mistake, or the course belongs to another account.`}
      </EmptyState>
    </Page>
  )
}
