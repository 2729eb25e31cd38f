import { useLingui } from '@lingui/react/macro'
import { useIsMutating } from '@tanstack/react-query'
import { EmptyState } from '#/ui/empty-state'
import { LinkButton } from '#/ui/link-button'
import { modalTarget } from '#/ui/modal-target'
import { Skeleton } from '#/ui/skeleton'
import { ADDING_DEMO } from '../demo-streams'

/** For a learner without any course, or whose demo course is being added. */
export function NoCourses() {
  const { t } = useLingui()
  const isAdding = useIsMutating({ mutationKey: ADDING_DEMO }) > 0
  if (isAdding)
    return (
      <div role="status" className="max-w-130">
        <p className="sr-only">{t`Loading your courses`}</p>
        <Skeleton className="mb-5 aspect-video rounded-lg!" />
        <Skeleton className="h-8 w-2/3" />
      </div>
    )
  return (
    <EmptyState
      title={t`You have no courses yet`}
      action={<LinkButton {...modalTarget('support')}>{t`Write to support`}</LinkButton>}
    >
      {t`A course appears here as soon as it is yours. If you have bought one, write to us and we will find it.`}
    </EmptyState>
  )
}
