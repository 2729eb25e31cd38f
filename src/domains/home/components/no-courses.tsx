import { loadCode } from '#/platform/load-code'
import { useLingui } from '@lingui/react/macro'
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isApiError } from '#/api/errors'
import { reloadForRetry } from '#/api/release'
import { settledBrand } from '#/domains/site-config/current-brand'
import { useBrand } from '#/domains/site-config/use-brand'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'
import { EmptyState } from '#/ui/states/empty-state'
import { errorTexts } from '#/ui/states/error-texts'
import { Skeleton } from '#/ui/states/skeleton'
import { useOnce } from '#/ui/use-once'
import { ADDING_DEMO, demoServiceOf } from '#/domains/study/streams/stream-groups'
import { courseQueries } from '#/domains/study/stream-queries'

const loadAdding = () => loadCode(() => import('#/domains/study/streams/add-demo-course'))

/** For a learner without any course, or whose demo course is being added or could not be. */
export function NoCourses() {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const tries = useMutationState({ filters: { mutationKey: ADDING_DEMO } })
  const list = useQuery(courseQueries.streams())
  const isAdding = tries.some(({ status }) => status === 'pending')
  const last = tries.findLast(({ status }) => status !== 'pending')
  /** The code of a try did not load. */
  const [missing, setMissing] = useState<Error | null>(null)
  const mayGive = demoServiceOf(useBrand()) !== null
  const [isBeginning, setBeginning] = useState(tries.length === 0)
  const failure = missing ?? last?.error ?? (last && list.error)

  // Fails only without its code.
  const add = async () => {
    const serviceId = demoServiceOf(await settledBrand(client))
    if (serviceId !== null) await (await loadAdding()).addDemoCourse(client, serviceId)
  }
  const begin = useEffectEvent(() => {
    if (tries.length === 0)
      add()
        .catch(setMissing)
        .finally(() => setBeginning(false))
  })
  useEffect(() => begin(), [])

  const again = useOnce(async () => {
    if (await reloadForRetry(failure)) return
    await add().then(() => setMissing(null), setMissing)
  })

  if (failure && !isFinal(failure))
    return (
      <div role="alert">
        <EmptyState
          title={t`Your demo course was not added`}
          action={
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button kind="primary" loading={isAdding} onClick={() => void again()}>
                {t`Try again`}
              </Button>
              <LinkButton {...modalTarget('support')} kind="text">
                {t`Write to support`}
              </LinkButton>
            </div>
          }
        >
          {t`You have no other courses yet.`} {errorTexts(i18n, failure)}
        </EmptyState>
      </div>
    )
  if (isAdding || (isBeginning && mayGive))
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
  if (!isApiError(error)) return false
  const { kind, status } = error
  return kind === 'refused' || (status >= 400 && status < 500 && status !== 408 && status !== 429)
}
