import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { serverNow } from '#/api/clock'
import { accountMutations } from '#/domains/account/mutations'
import { TextLink } from '#/ui/buttons/text-link'
import { codeMutations } from '../entry/code-mutations'
import { EmailRequestForm } from '../entry/email-request-form'
import { startSession } from '../entry/start-session'
import { typedEmail } from '../entry/typed-email'
import { AccessPage } from '../steps/access-page'
import { CodeEntry, CodeLead } from '#/domains/account/code-entry'
import { keepWhenSent, keepWrongCodes, sentCode } from '#/domains/account/sent-code'
import { useCodeFlow } from '#/domains/account/use-code-flow'

const STEP = { learnerId: 'guest', step: 'sign-in' } as const

/** Signs in by a code that is sent to the email, without a password (address `/code`). */
export function CodeSignInScreen() {
  const { t } = useLingui()
  const client = useQueryClient()
  const router = useRouter()
  const [sent] = useState(() => sentCode(STEP, serverNow()))
  const [email, setEmail] = useState(sent?.to ?? typedEmail.read() ?? '')
  const [status, setStatus] = useState<'email' | 'code' | 'change'>(sent ? 'code' : 'email')
  const ask = useMutation(accountMutations.requestEmailCode())
  const signIn = useMutation(codeMutations.signIn())
  const request = (to: string) => keepWhenSent(STEP, to, { asked: ask.mutateAsync(to), now: serverNow })
  const flow = useCodeFlow({
    request: async () => (await request(email)).retryAfter,
    verify: async (code) => {
      const { token, learnerId } = await signIn.mutateAsync({ email, code })
      const target = await startSession({ client, token, method: 'code', learnerId, returnUrl: null })
      await router.navigate({ href: target.address, replace: true })
    },
    sent,
    onWrong: (count) => keepWrongCodes(STEP, count),
  })
  const sentTo = <b className="wrap-anywhere text-text">{email}</b>
  const back = (
    <p className="mt-6 border-t border-line pt-5 text-ui">
      <TextLink to="/" className="target">
        {t`Back to sign in`}
      </TextLink>
    </p>
  )

  if (status !== 'code') {
    return (
      <AccessPage title={t`Sign in with a code.`} lead={t`We email you six digits. You need no password.`}>
        <EmailRequestForm
          email={email}
          request={async (to) => {
            const { retryAfter } = await request(to)
            flow.begin(retryAfter)
          }}
          label={t`Send the code`}
          isAgain={status === 'change'}
          onSent={(to) => {
            typedEmail.keep(to)
            setEmail(to)
            setStatus('code')
          }}
        />
        {back}
      </AccessPage>
    )
  }
  return (
    <AccessPage
      title={flow.isVoid ? t`You need a new code.` : t`Six digits are on their way.`}
      lead={
        <CodeLead flow={flow} sentTo={sentTo}>
          <Trans>
            Check <b className="wrap-anywhere text-text">{email}</b>. The code works for ten minutes.
          </Trans>
        </CodeLead>
      }
    >
      <CodeEntry flow={flow} />
      <p className="mt-6 text-ui">
        {t`Wrong address?`}{' '}
        <button type="button" className="link target" onClick={() => setStatus('change')}>
          {t`Change it`}
        </button>
      </p>
      {back}
    </AccessPage>
  )
}
