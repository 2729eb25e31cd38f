import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refusalOf } from '#/api/errors'
import { shownPhone } from '#/lib/phone'
import { Button } from '#/ui/buttons/button'
import { Modal } from '#/ui/modals/modal'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { useOnce } from '#/ui/use-once'
import { CodeEntry, CodeLead } from '../code-entry'
import { EmailField, refuseEmail, useEmailForm } from '../email-field'
import type { User } from '../model'
import { accountMutations } from '../mutations'
import { useContactCode } from './use-contact-code'

/** Confirms the number of the profile by a code. */
export function PhoneCodeModal({ user }: { user: User }) {
  const { t } = useLingui()
  const close = useCloseModal()
  const to = user.phone ?? ''
  return (
    <Modal title={t`Confirm your phone`} onClose={close} size="sm" focus="field">
      <ContactCode
        {...{ user, to }}
        kind="phone"
        shown={<b className="num whitespace-nowrap text-text">{shownPhone(to)}</b>}
        onDone={() => {
          close()
          showToast({ text: t`Your number is confirmed.` })
        }}
      />
    </Modal>
  )
}

/** Stores another address, then confirms it by a code; closed before that, the address stays. */
export function EmailChangeModal({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const close = useCloseModal()
  const save = useMutation(accountMutations.saveEmail())
  const form = useEmailForm('')
  const [to, setTo] = useState<string | null>(null)

  const send = useOnce(async ({ email }: { email: string }) => {
    try {
      if (email !== user.email) await save.mutateAsync(email)
      setTo(email)
    } catch (error) {
      refuseEmail(form, refusalOf(error, 'email', ', ') ?? errorTexts(i18n, error))
    }
  })

  if (to !== null)
    return (
      <Modal title={t`Confirm your email`} onClose={close} size="sm" focus="field">
        <ContactCode
          {...{ user, to }}
          kind="email"
          shown={<b className="wrap-anywhere text-text">{to}</b>}
          onDone={() => {
            const email = to
            close()
            showToast({ text: t`Saved. We’ll write to ${email} from now on.` })
          }}
        />
      </Modal>
    )
  const submit = form.handleSubmit(send)
  return (
    <Modal
      title={t`Change your email`}
      onClose={close}
      size="sm"
      focus="field"
      dirty={form.formState.isDirty}
      footer={
        <>
          <Button kind="primary" loading={save.isPending} onClick={() => void submit()}>
            {t`Save and send a code`}
          </Button>
          <Button onClick={close}>{t`Not now`}</Button>
        </>
      }
    >
      <p className="mb-5 text-ui text-muted">{t`You will sign in with the new address. A code confirms that it is yours.`}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <EmailField {...form.register('email')} error={form.formState.errors.email} />
      </form>
    </Modal>
  )
}

interface ContactCodeProps {
  user: User
  kind: 'email' | 'phone'
  to: string
  /** The same, as it is shown. */
  shown: React.ReactNode
  onDone: () => void
}

/** Sends a code once, and takes it. */
function ContactCode({ user, kind, to, shown, onDone }: ContactCodeProps) {
  const { flow, isSent } = useContactCode(user, kind, to, onDone)
  const asked = useRef(isSent)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void flow.send()
  }, [flow])
  return (
    <>
      <p className="mb-5 text-ui text-muted">
        <CodeLead flow={flow} sentTo={shown}>
          <Trans>The code goes to {shown}. It works for ten minutes.</Trans>
        </CodeLead>
      </p>
      <CodeEntry flow={flow} />
    </>
  )
}
