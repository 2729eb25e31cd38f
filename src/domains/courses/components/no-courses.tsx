import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '#/ui/empty-state'
import { LinkButton } from '#/ui/link-button'

/** A learner without any course. */
export function NoCourses() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`You have no courses yet`}
      action={
        <LinkButton to="." search={{ modal: 'support' }} resetScroll={false}>
          {t`Write to support`}
        </LinkButton>
      }
    >
      {t`A course appears here as soon as it is yours. If you have bought one, write to us and we will find it.`}
    </EmptyState>
  )
}
