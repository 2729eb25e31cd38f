import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { LinkButton } from '#/ui/buttons/link-button'
import { ROW, Rows } from '#/ui/page/rows'
import { Picture } from '#/ui/pictures/picture'
import { EmptyState } from '#/ui/states/empty-state'
import { ErrorBlock } from '#/ui/states/error-block'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import type { VideoConsultation } from '../model'
import { videoConsultationQueries } from '../queries'
import { useConsultationTexts } from '../use-consultation-texts'

/** The consultations that can be booked; it fails without the history. */
export function AvailableList() {
  const { t } = useLingui()
  // The loader has asked already: what was refused is not asked for again by itself.
  const { data, error, isFetching, refetch } = useQuery({
    ...videoConsultationQueries.available(),
    retryOnMount: false,
  })
  if (data?.length === 0)
    return (
      <EmptyState title={t`Nothing to book now`} action={<LinkButton to="/courses">{t`Open my courses`}</LinkButton>}>
        {t`Consultations come with some of the courses. A new one appears here.`}
      </EmptyState>
    )
  if (data)
    return (
      <Rows open label={t`Can be booked`}>
        {data.map((one) => (
          <AvailableRow key={one.id} one={one} />
        ))}
      </Rows>
    )
  if (error && !isFetching)
    return (
      <ErrorBlock
        error={error}
        title={t`What you can book didn’t load`}
        safe={t`What is booked stays booked.`}
        onRetry={() => void refetch()}
      />
    )
  return (
    <SkeletonScreen label={t`Loading what you can book`} onRetry={() => void refetch()}>
      <Skeleton className="mt-4 h-16 w-full" />
      <Skeleton className="mt-4 h-16 w-full" />
    </SkeletonScreen>
  )
}

function AvailableRow({ one }: { one: VideoConsultation }) {
  const { t } = useLingui()
  const { titleOf, lengthOf } = useConsultationTexts()
  const nameOf = useCourseName()
  const title = titleOf(one)
  return (
    <li className={ROW}>
      <Picture src={one.course?.image} ratio="1:1" className="w-12 rounded-full!" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2.5 wrap-anywhere">
        <span className="min-w-0">
          <b className="block text-ui font-strong">{title}</b>
          <span className="mt-0.5 block text-small text-muted">
            {[one.course && nameOf(one), lengthOf(one)].filter(Boolean).join('. ')}
          </span>
        </span>
        <LinkButton
          to="/videoconsultations/$consultationId"
          params={{ consultationId: one.id }}
          kind="primary"
          size="sm"
          aria-label={t`Book a time: ${title}`}
        >
          {t`Book a time`}
        </LinkButton>
      </span>
    </li>
  )
}
