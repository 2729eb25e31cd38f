import { useLingui } from '@lingui/react/macro'
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError, tooOftenMs } from '#/api/errors'
import { useBrand } from '#/domains/site-config/use-brand'
import { EmptyState } from '#/ui/empty-state'
import { ErrorBlock } from '#/ui/error-block'
import { LinkButton } from '#/ui/link-button'
import { modalTarget } from '#/ui/modal-target'
import { Skeleton } from '#/ui/skeleton'
import { addDemoCourse } from '../add-demo-course'
import { ADDING_DEMO, demoServiceOf } from '../demo-streams'
import { courseQueries } from '../queries'

/** For a learner without any course, or whose demo course is being added or could not be. */
export function NoCourses() {
  const { t } = useLingui()
  const client = useQueryClient()
  const serviceId = demoServiceOf(useBrand())
  const tries = useMutationState({ filters: { mutationKey: ADDING_DEMO } })
  const list = useQuery(courseQueries.streams())
  const isAdding = tries.some(({ status }) => status === 'pending')
  const last = tries.findLast(({ status }) => status !== 'pending')
  const failure = last && (last.error ?? list.error)

  if (failure && serviceId !== null && !isFinal(failure))
    return (
      <ErrorBlock
        error={failure}
        title={t`Your demo course was not added`}
        safe={t`You have no other courses yet.`}
        retrying={isAdding}
        onRetry={() => void addDemoCourse(client, serviceId)}
        ways={
          <LinkButton {...modalTarget('support')} kind="text">
            {t`Write to support`}
          </LinkButton>
        }
      />
    )
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

/** The school gives this learner no demo course: another try would be answered in the same way. */
function isFinal(error: Error): boolean {
  if (!isApiError(error) || tooOftenMs(error) !== null) return false
  return error.kind === 'refused' || (error.status >= 400 && error.status < 500 && error.status !== 408)
}
