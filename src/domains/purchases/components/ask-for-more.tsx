import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useBrand } from '#/domains/site-config/use-brand'
import { supportMutations } from '#/domains/support/mutations'
import { Button } from '#/ui/buttons/button'
import { errorTexts } from '#/ui/states/error-texts'

/** Asks the school for consultations that are not for sale, in the learner's name (L34). */
export function AskForMore({ streamId, course }: { streamId: number; course: string }) {
  const { t, i18n } = useLingui()
  const { renewConsultationSupportCategoryId: supportCategoryId } = useBrand()
  const ask = useMutation(supportMutations.askAutomatically())
  if (ask.isSuccess)
    return (
      <p role="status" className="text-ui">
        <Trans>We have your request for more, and will answer by email.</Trans>
      </p>
    )
  const message = t`Please renew the consultations of the course “${course}”.`
  return (
    <div>
      <Button loading={ask.isPending} onClick={() => ask.mutate({ supportCategoryId, targetId: streamId, message })}>
        {t`Ask for consultations`}
      </Button>
      {ask.error && (
        <p role="alert" className="mt-2 text-small text-danger">
          {errorTexts(i18n, ask.error)}
        </p>
      )}
    </div>
  )
}
