import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { accountMutations } from '#/domains/account/mutations'
import { AccessPage } from '../components/access-page'
import { CodeEntry } from '../components/code-entry'
import { PhoneEntry } from '../components/phone-entry'
import { SkipPhone } from '../components/skip-phone'
import { StepWaysOut } from '../components/step-ways-out'
import { useCodeFlow } from '../components/use-code-flow'

/** Confirms the phone by a code, or goes on without; the guard leads on. */
export function PhoneVerificationScreen() {
  const { t } = useLingui()
  const { user } = useRouteContext({ from: '/_auth' })
  const [phone, setPhone] = useState(user.phone ?? '')
  const [status, setStatus] = useState<'phone' | 'code'>('phone')
  const ask = useMutation(accountMutations.requestPhoneCode())
  const confirm = useMutation(accountMutations.verifyPhone())
  const flow = useCodeFlow({
    request: async () => (await ask.mutateAsync(phone)).retryAfter,
    verify: async (code) => {
      await confirm.mutateAsync({ phone, code })
    },
  })

  if (status === 'phone') {
    return (
      <AccessPage title={t`Which phone is yours?`} lead={t`Six digits come by message and confirm the number.`}>
        <PhoneEntry
          phone={phone}
          request={ask.mutateAsync}
          onSent={(number, pause) => {
            setPhone(number)
            flow.begin(pause)
            setStatus('code')
          }}
        />
        <StepWaysOut>
          <SkipPhone />
        </StepWaysOut>
      </AccessPage>
    )
  }
  return (
    <AccessPage
      title={t`Six digits are on their way.`}
      lead={
        <Trans>
          Look for a message on <b className="num text-text">{phone}</b>. They work for ten minutes.
        </Trans>
      }
    >
      <CodeEntry flow={flow} />
      <StepWaysOut>
        <p>
          {t`Wrong number?`}{' '}
          <button type="button" className="link target" onClick={() => setStatus('phone')}>
            {t`Change it`}
          </button>
        </p>
        <SkipPhone />
      </StepWaysOut>
    </AccessPage>
  )
}
