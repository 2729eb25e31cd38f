import { useLingui } from '@lingui/react/macro'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'

/** Says that a choice of options was not saved. */
export function ChoiceFault({ error }: { error: Error | null }) {
  const { t, i18n } = useLingui()
  if (!error) return null
  return (
    <Banner tone="danger" role="alert" title={t`Your choice was not saved.`} className="mt-3">
      {errorTexts(i18n, error)}
    </Banner>
  )
}
