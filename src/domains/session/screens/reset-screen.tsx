import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { accountMutations } from '#/domains/account/mutations'
import { Button } from '#/ui/buttons/button'
import { TextLink } from '#/ui/buttons/text-link'
import { announce } from '#/ui/page/live-region'
import { Banner } from '#/ui/states/banner'
import { AccessPage } from '../steps/access-page'
import { EmailRequestForm } from '../entry/email-request-form'
import { typedEmail } from '../entry/typed-email'

/** The focus was in the form that this stands in place of. */
const takeFocus = (control: HTMLElement | null) => control?.focus()

/** Sends an email with a link to a new password (address `/reset`). */
export function ResetScreen() {
  const { t } = useLingui()
  const request = useMutation(accountMutations.requestPasswordReset())
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isAgain, setAgain] = useState(false)
  const sentText = (email: string) => t`The email is on its way to ${email}.`
  const onSent = (email: string) => {
    typedEmail.keep(email)
    setSentTo(email)
    setAgain(false)
    announce(sentText(email))
  }
  return (
    <AccessPage title={t`Let’s get you back in.`} lead={t`We send a link that sets a new password.`}>
      {sentTo !== null && !isAgain ? (
        <>
          <Banner tone="success" title={sentText(sentTo)}>
            {t`Open the link in it on this device. If it does not come, look in the spam folder.`}
          </Banner>
          <Button ref={takeFocus} className="mt-5" onClick={() => setAgain(true)}>
            {t`Send it once more`}
          </Button>
        </>
      ) : (
        <EmailRequestForm
          email={sentTo ?? typedEmail.read() ?? ''}
          request={request.mutateAsync}
          label={t`Send the link`}
          isAgain={isAgain}
          onSent={onSent}
        />
      )}
      <p className="mt-6 border-t border-line pt-5 text-ui">
        <TextLink to="/" className="target">
          {t`Back to sign in`}
        </TextLink>
      </p>
    </AccessPage>
  )
}
