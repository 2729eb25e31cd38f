import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { track } from '#/analytics/track'
import { isAnswer } from '#/api/expected'
import { report } from '#/api/report'
import { useUnsaved } from '#/api/use-unsaved'
import { EmailField } from '#/domains/account/email-field'
import { emailOptions } from '#/domains/account/email-options'
import type { User } from '#/domains/account/model'
import { SaleContact } from '#/domains/site-config/sale-contact'
import { useBrand } from '#/domains/site-config/use-brand'
import { asRecord } from '#/lib/lax'
import { textParam } from '#/lib/search-params'
import { Button } from '#/ui/buttons/button'
import { ExternalLink } from '#/ui/buttons/external-link'
import { refuseFields } from '#/ui/fields/refuse-fields'
import { TextArea } from '#/ui/fields/text-area'
import { TextField } from '#/ui/fields/text-field'
import { Modal } from '#/ui/modals/modal'
import { modalTarget } from '#/ui/modals/modal-target'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { useFailureToast } from '#/ui/toasts/use-failure-toast'
import { useOnce } from '#/ui/use-once'
import { useDraft } from '../support-draft'
import { MESSAGE_MAX, type SupportValues, supportSchema } from '../support-schema'
import { supportMutations } from '../mutations'
import { useSupportTexts } from '../use-support-texts'

const FIELDS = ['email', 'name', 'message'] as const

interface SupportFormProps {
  user: User | undefined
  isGuest: boolean
  /** The course that it is about. */
  about: string | undefined
  /** The subscription that the learner wants to renew. */
  renew: string | undefined
  /** The booked consultation that the learner wants to move or cancel, with its time. */
  appointment: string | undefined
  /** One of them, as the draft is kept; null: none. */
  subject: string | null
}

/** The support request; what is written stays on the device until it is sent. */
export function SupportForm({ user, isGuest, about, renew, appointment, subject }: SupportFormProps) {
  const { t, i18n } = useLingui()
  const brand = useBrand()
  const router = useRouter()
  const close = useCloseModal('about', 'renew', 'appointment')
  const draft = useDraft(isGuest ? 'guest' : (user?.id ?? null), subject)
  const words = useSupportTexts()
  const ask = useMutation(supportMutations.askAnonymously())
  const form = useForm<SupportValues>({
    resolver: zodResolver(supportSchema(emailOptions(brand))),
    mode: 'onTouched',
    defaultValues: {
      email: draft.kept?.email || user?.email || '',
      name: draft.kept?.name || user?.firstName || '',
      message: draft.kept?.message || opening(),
    },
  })
  const { errors, isDirty } = form.formState
  const message = useWatch({ control: form.control, name: 'message' })
  const empty = message.trim() === ''
  const isSending = useIsSending(message)
  useUnsaved(isDirty)
  useOpenSupport()
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

  function opening(): string {
    if (about) return t`About the course “${about}”: `
    if (renew) return t`I would like to renew the subscription “${renew}”. `
    return appointment ? t`I would like to move or cancel the video consultation “${appointment}”. ` : ''
  }

  function failure(): string {
    const failed = t`Error trying to load data`
    return draft.isKeeping ? t`${failed}. Your message is kept.` : `${failed}.`
  }

  const watchClosing = useFailureToast({
    label: t`Write to support`,
    onPress: () => void router.navigate(modalTarget('support', { about, renew, appointment })),
  })
  const deliver = useOnce(async (values: SupportValues) => {
    const toldByToast = watchClosing()
    try {
      await ask.mutateAsync(values)
    } catch (error) {
      if (!toldByToast(failure()) && !refuseFields(form, error, FIELDS))
        form.setError('root', { type: 'server', message: errorTexts(i18n, error) })
      report(isAnswer(error) ? new Error('The appeal was not taken', { cause: error }) : error, { context: 'support' })
      return
    }
    draft.clear()
    // The learner may have closed it and be writing about something else by now.
    const now = router.latestLocation.search
    const isSame =
      textParam(now.about) === about && textParam(now.renew) === renew && textParam(now.appointment) === appointment
    if (isSame) close()
    showToast({ text: t`Successfully! Message sent. The answer will come to ${values.email}.` })
  })
  const send = form.handleSubmit(deliver)

  return (
    <Modal
      title={t`Write to support`}
      onClose={close}
      dirty={isDirty}
      focus="field"
      footer={
        <Button
          kind="primary"
          loading={isSending}
          reason={empty ? t`Write what it is about, then send it.` : undefined}
          onClick={() => void send()}
        >
          {t`Send`}
        </Button>
      }
    >
      <p className="mb-5 text-ui text-muted">
        {isGuest ? t`The answer will come by email.` : t`The answer will come by email, to the address below.`}
      </p>
      {(about || renew) && <SaleContact className="mb-5 text-ui text-muted" />}
      {errors.root && (
        <Banner tone="danger" role="alert" title={`${t`Error trying to load data`}.`} className="mb-5">
          {t`Your message is kept.`} {errors.root.message}
        </Banner>
      )}
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
        <div className="grid gap-5 tablet:grid-cols-[3fr_2fr] tablet:gap-5">
          <EmailField {...form.register('email')} error={errors.email} />
          <TextField
            {...form.register('name')}
            label={t`First name`}
            autoComplete="given-name"
            error={words.name(errors.name)}
          />
        </div>
        <TextArea
          {...form.register('message')}
          label={t`Message`}
          rows={4}
          // Text written while the form is being sent would be lost with it.
          readOnly={isSending}
          counter={{ count: message.length, max: MESSAGE_MAX }}
          error={words.message(errors.message)}
        />
        <p className="text-small text-muted">
          <Trans>
            By sending you accept the <ExternalLink href={brand.personalDataUrl}>personal data agreement</ExternalLink>{' '}
            (PDF).
          </Trans>
        </p>
      </form>
    </Modal>
  )
}

/** Whether this text is being sent, also by a form that was closed before the answer came: nobody sends it twice. */
function useIsSending(message: string): boolean {
  const { mutationKey } = supportMutations.askAnonymously()
  const text = message.trim()
  return useIsMutating({ mutationKey, predicate: ({ state }) => asRecord(state.variables)?.['message'] === text }) > 0
}

/** Tracks the screen it was opened over, by its route pattern: the address may hold ids. */
function useOpenSupport() {
  const place = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const tell = useEffectEvent(() => track('open_support', { place }))
  useEffect(() => tell(), [])
}
