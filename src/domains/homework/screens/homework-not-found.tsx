import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '#/ui/empty-state'
import { LinkButton } from '#/ui/link-button'
import { Page } from '#/ui/page'

/** An address of homework that is not the learner's. */
export function HomeworkNotFound() {
  const { t } = useLingui()
  return (
    <Page title={t`Homework not found`} titleLook="hidden">
      <EmptyState
        title={t`There is no such homework among yours`}
        action={
          <LinkButton to="/homework" kind="primary">
            {t`All homework`}
          </LinkButton>
        }
      >
        {t`The address has a typing mistake, or the homework belongs to another account.`}
      </EmptyState>
    </Page>
  )
}
