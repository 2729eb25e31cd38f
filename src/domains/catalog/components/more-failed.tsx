import { useLingui } from '@lingui/react/macro'
import { Button } from '#/ui/buttons/button'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'

interface MoreFailedProps {
  /** What did not load. */
  title: string
  error: unknown
  onRetry: () => void
}

/** Below a list whose next page failed. */
export function MoreFailed({ title, error, onRetry }: MoreFailedProps) {
  const { t, i18n } = useLingui()
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      <Banner tone="danger" role="alert" title={title}>
        {errorTexts(i18n, error)}
      </Banner>
      <Button onClick={onRetry}>{t`Try again`}</Button>
    </div>
  )
}
