import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { accountMutations } from '#/domains/account/mutations'
import { FieldError } from '#/ui/fields/field'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'

/** Goes on without a confirmed phone. */
export function SkipPhone() {
  const { t, i18n } = useLingui()
  const skip = useMutation(accountMutations.skipPhone())
  const press = useOnce(async () => {
    // The mutation's error is shown below.
    await skip.mutateAsync().catch(() => {})
  })
  return (
    <div>
      <button
        type="button"
        className="link target"
        aria-busy={skip.isPending || undefined}
        onClick={() => void press()}
      >
        {t`Skip for now`}
      </button>
      {skip.isError && (
        <div role="alert" className="mt-2">
          <FieldError>{errorTexts(i18n, skip.error)}</FieldError>
        </div>
      )}
    </div>
  )
}
