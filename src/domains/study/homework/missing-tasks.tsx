import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '#/ui/states/banner'
import { homeworkQueries } from '../homework-queries'

/** Says that homework which the stages' answer left out could not be looked up, and looks it up again. Whoever lists it has asked. */
export function MissingTasks({ className }: { className?: string }) {
  const { t } = useLingui()
  const { data, isError, isFetching, refetch } = useQuery({ ...homeworkQueries.all(), enabled: false })
  if (data || !isError) return null
  return (
    <Banner
      tone="warning"
      role="status"
      title={t`The names of some homework did not load.`}
      className={className ?? ''}
    >
      <button type="button" className="link" aria-busy={isFetching || undefined} onClick={() => void refetch()}>
        {t`Try again`}
      </button>
    </Banner>
  )
}
