import { zodResolver } from '@hookform/resolvers/zod'
import { useLingui } from '@lingui/react/macro'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { type BaseSyntheticEvent, use, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { tooOftenMs } from '#/api/errors'
import { isAnswer } from '#/api/expected'
import { report } from '#/api/report'
import { useUnsaved } from '#/api/use-unsaved'
import { emailOptions } from '#/domains/account/email-options'
import type { User } from '#/domains/account/model'
import { useBrand } from '#/domains/site-config/use-brand'
import { asRecord } from '#/lib/lax'
import { writtenText } from '#/lib/written-text'
import { refuseFields } from '#/ui/fields/refuse-fields'
import { errorTexts } from '#/ui/states/error-texts'
import type { Toast } from '#/ui/toasts/toast'
import { useFailureToast } from '#/ui/toasts/use-failure-toast'
import { useOnce } from '#/ui/use-once'
import { fittingParts } from '../diagnosis'
import { supportMutations } from '../mutations'
import { useDraft } from '../support-draft'
import { MESSAGE_MAX, type SupportValues, supportSchema } from '../support-schema'
import { TellingContext } from '../telling-context'
import { useDiagnosis } from '../use-diagnosis'

const FIELDS = ['email', 'name', 'message'] as const

interface SupportFormOptions {
  user: User | undefined
  isGuest: boolean
  /** What it is about, as the draft is kept; null: nothing in particular. */
  subject: string | null
  /** What the message begins with. */
  opening: string
  /** The topic, and the stream where the topic asks for a course. */
  topic?: { supportCategoryId: number; targetId?: number }
  /** Whether everything else that it needs is there. */
  isReady?: boolean
  /** Of the notice that tells a failure once the form is closed. */
  reopen: NonNullable<Toast['action']>
  onSent: (values: SupportValues) => void
}

/** The support request, wherever it is written; what is written stays on the device until it is sent. */
export function useSupportForm({
  user,
  isGuest,
  subject,
  opening,
  topic,
  isReady = true,
  reopen,
  onSent,
}: SupportFormOptions) {
  const { t, i18n } = useLingui()
  const brand = useBrand()
  const draft = useDraft(isGuest ? 'guest' : (user?.id ?? null), subject)
  const askAnonymously = useMutation(supportMutations.askAnonymously())
  const ask = useMutation(supportMutations.ask())
  const diagnosis = useDiagnosis()
  const own = useState(true)
  const [isTelling, setTelling] = use(TellingContext) ?? own
  /** When the server takes another appeal (epoch ms); null: at once. */
  const [restUntil, setRestUntil] = useState<number | null>(null)
  const form = useForm<SupportValues>({
    resolver: zodResolver(supportSchema(emailOptions(brand))),
    mode: 'onTouched',
    defaultValues: {
      email: draft.kept?.email || user?.email || '',
      name: draft.kept?.name || user?.firstName || '',
      message: draft.kept?.message || opening,
    },
  })
  const { isDirty } = form.formState
  const message = useWatch({ control: form.control, name: 'message' })
  const isSending = useIsSending(message)
  useUnsaved(isDirty)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          draft.keep({
            ...values,
            // The account's own may change before the draft is sent.
            email: values.email === user?.email ? '' : values.email,
            name: values.name === user?.firstName ? '' : values.name,
          }),
      }),
    [form, draft, user],
  )

  function failure(): string {
    const failed = t`Error trying to load data`
    return draft.isKeeping ? t`${failed}. Your message is kept.` : `${failed}.`
  }

  /** As much of it as is left room for below this message. */
  const told = fittingParts(message.trim(), diagnosis, MESSAGE_MAX)
  const watchClosing = useFailureToast(reopen)
  const deliver = useOnce(async (values: SupportValues) => {
    const toldByToast = watchClosing()
    const question = { ...values, ...(isTelling && { diagnosis: told }) }
    setRestUntil(null)
    try {
      await (topic ? ask.mutateAsync({ ...question, ...topic }) : askAnonymously.mutateAsync(question))
    } catch (error) {
      const rest = tooOftenMs(error)
      setRestUntil(rest === null ? null : Date.now() + rest)
      if (!toldByToast(failure()) && !refuseFields(form, error, FIELDS))
        form.setError('root', { type: 'server', message: errorTexts(i18n, error) })
      report(isAnswer(error) ? new Error('The appeal was not taken', { cause: error }) : error, { context: 'support' })
      return
    }
    draft.clear()
    onSent(values)
  })

  const submit = form.handleSubmit(deliver)
  return {
    form,
    message,
    isSending,
    isDirty,
    isEmpty: writtenText(message) === '',
    restUntil,
    told,
    isTelling,
    setTelling,
    send: async (event?: BaseSyntheticEvent) => {
      event?.preventDefault()
      if (isReady) await submit(event)
    },
  }
}

export type SupportFormState = ReturnType<typeof useSupportForm>

/** Whether this text is being sent, also by a form that was closed before the answer came: nobody sends it twice. */
function useIsSending(message: string): boolean {
  const text = message.trim()
  return (
    useIsMutating({
      mutationKey: ['support'],
      predicate: ({ state }) => asRecord(state.variables)?.['message'] === text,
    }) > 0
  )
}
