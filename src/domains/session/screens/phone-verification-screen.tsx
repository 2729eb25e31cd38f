import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { serverNow } from '#/api/clock'
import { accountMutations } from '#/domains/account/mutations'
import { AccessPage, StepWaysOut } from '../steps/access-page'
import { CodeEntry, CodeLead } from '#/domains/account/code-entry'
import { PhoneEntry, useShownPhone } from '../steps/phone-entry'
import { SkipPhone } from '../steps/skip-phone'
import { useCodeFlow } from '#/domains/account/use-code-flow'
import { keepWhenSent, keepWrongCodes, sentCode } from '#/domains/account/sent-code'
import { stepDraft } from '../steps/step-draft'

/** Confirms the phone by a code, or skips that; the guard leads on. */
export function PhoneVerificationScreen() {
  const { t } = useLingui()
  const { user } = useRouteContext({ from: '/_auth' })
  const step = { learnerId: user.id, step: 'phone' } as const
  const draft = stepDraft(step)
  const [sent] = useState(() => sentCode(step, serverNow()))
  const [number, setNumber] = useState(sent?.to ?? user.phone ?? '')
  const [status, setStatus] = useState<'phone' | 'code' | 'change'>(() => {
    if (sent === null) return 'phone'
    return draft.read()?.phone === undefined ? 'code' : 'change'
  })
  const ask = useMutation(accountMutations.requestPhoneCode())
  const confirm = useMutation(accountMutations.verifyPhone())
  const request = (to: string) => keepWhenSent(step, to, { asked: ask.mutateAsync(to), now: serverNow })
  const flow = useCodeFlow({
    request: async () => (await request(number)).retryAfter,
    verify: async (code) => {
      await confirm.mutateAsync({ phone: number, code })
    },
    sent,
    onWrong: (count) => keepWrongCodes(step, count),
  })

  function showCode() {
    draft.clear()
    setStatus('code')
  }

  const phone = useShownPhone(number)
  if (status !== 'code') {
    return (
      <AccessPage
        title={t`What’s your phone number?`}
        lead={t`We’ll send you a message with a six-digit code to confirm the number.`}
      >
        <PhoneEntry
          phone={number}
          draft={draft}
          request={request}
          onSent={(to, pause) => {
            setNumber(to)
            flow.begin(pause)
            showCode()
          }}
          onCancel={status === 'change' ? showCode : null}
        />
        <StepWaysOut>
          <SkipPhone />
        </StepWaysOut>
      </AccessPage>
    )
  }
  return (
    <AccessPage
      title={flow.isVoid ? t`You need a new code.` : t`Six digits are on their way.`}
      lead={
        <CodeLead flow={flow} sentTo={<b className="num whitespace-nowrap text-text">{phone}</b>}>
          <Trans>
            Look for a message on <b className="num whitespace-nowrap text-text">{phone}</b>. The code works for ten
            minutes.
          </Trans>
        </CodeLead>
      }
    >
      <CodeEntry flow={flow} />
      <StepWaysOut>
        <p>
          {t`Wrong number?`}{' '}
          <button type="button" className="link target" onClick={() => setStatus('change')}>
            {t`Change it`}
          </button>
        </p>
        <SkipPhone />
      </StepWaysOut>
    </AccessPage>
  )
}
