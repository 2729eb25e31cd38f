import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useBrand } from '#/domains/site-config/use-brand'
import { Button } from '#/ui/buttons/button'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'
import { supportMutations } from './mutations'
import { type AppealKind, topicOf } from './topics'

interface AutoAppealProps {
  kind: AppealKind
  streamId: number
  /** Name of the stream's course. */
  course: string
}

/** Asks the school in the learner's name, in words of the app (L34). */
export function AutoAppeal({ kind, streamId, course }: AutoAppealProps) {
  const { t, i18n } = useLingui()
  const supportCategoryId = topicOf(kind, useBrand())
  const ask = useMutation(supportMutations.askAutomatically())
  const words = {
    'renew-course': { label: t`Ask to renew the course`, message: t`Please renew the course “${course}”.` },
    'renew-consultation': {
      label: t`Ask for consultations`,
      message: t`Please renew the consultations of the course “${course}”.`,
    },
    'pass-homework': {
      label: t`Ask to look at my homework`,
      message: t`Please look at my homework of the course “${course}”: it has not been checked yet.`,
    },
  }[kind]
  const send = useOnce(async () => {
    // The refusal stands below the button.
    await ask.mutateAsync({ supportCategoryId, targetId: streamId, message: words.message }).catch(() => {})
  })
  if (ask.isSuccess)
    return (
      <p role="status" className="text-ui">
        {t`We have your request, and will answer by email.`}
      </p>
    )
  return (
    <div>
      <Button loading={ask.isPending} onClick={() => void send()}>
        {words.label}
      </Button>
      {ask.error && (
        <p role="alert" className="mt-2 text-small text-danger">
          {errorTexts(i18n, ask.error)}
        </p>
      )}
    </div>
  )
}
