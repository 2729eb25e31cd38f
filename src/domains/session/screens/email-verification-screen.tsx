import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '#/api/clock'
import { accountMutations } from '#/domains/account/mutations'
import { AccessPage, StepWaysOut } from '../steps/access-page'
import { CodeEntry, CodeLead } from '#/domains/account/code-entry'
import { EmailChange } from '../steps/email-change'
import { useCodeFlow } from '#/domains/account/use-code-flow'
import { keepWhenSent, keepWrongCodes, sentCode } from '#/domains/account/sent-code'
import { stepDraft } from '../steps/step-draft'

/** Confirms the email by a code sent there; the guard leads on once it is confirmed. */
export function EmailVerificationScreen() {
  const { t } = useLingui()
  const { user } = useRouteContext({ from: '/_auth' })
  const [email, setEmail] = useState(user.email)
  const step = { learnerId: user.id, step: 'email' } as const
  const draft = stepDraft(step)
  const [sent] = useState(() => sentCode(step, serverNow()))
  /** The address to which a code was sent that may still work. */
  const [sentTo, setSentTo] = useState(sent?.to ?? null)
  const [status, setStatus] = useState<'code' | 'email'>(() =>
    user.email === null || draft.read()?.email !== undefined ? 'email' : 'code',
  )
  const ask = useMutation(accountMutations.requestEmailCode())
  const confirm = useMutation(accountMutations.verifyEmail())
  const flow = useCodeFlow({
    request: async () => {
      const address = email ?? ''
      const asked = ask.mutateAsync(address)
      const { retryAfter } = await keepWhenSent(step, address, { asked, now: serverNow })
      setSentTo(email)
      return retryAfter
    },
    verify: async (code) => {
      await confirm.mutateAsync({ email: email ?? '', code })
    },
    sent: sent?.to === user.email ? sent : null,
    onWrong: (count) => keepWrongCodes(step, count),
  })

  // An address gets its first code automatically and once, after any request still running for another. A new code would void the old one.
  const asked = useRef(sentTo)
  useEffect(() => {
    if (status !== 'code' || email === null || asked.current === email || flow.running) return
    asked.current = email
    void flow.send()
  }, [status, email, flow])

  function showCode() {
    draft.clear()
    setStatus('code')
  }

  if (status === 'email') {
    return (
      <AccessPage
        title={t`Where should we send the code?`}
        lead={t`We’ll email you a six-digit code to confirm that the address is yours.`}
      >
        <EmailChange
          current={email}
          draft={draft}
          onDone={(next) => {
            // The same address asks for another code, unless one is on its way.
            if (next === email && flow.seconds === 0 && !flow.running) asked.current = null
            setEmail(next)
            showCode()
          }}
          onCancel={email === null ? null : showCode}
        />
        <StepWaysOut />
      </AccessPage>
    )
  }
  const isMissing = flow.requestProblem !== null && sentTo !== email
  const title = isMissing ? t`No new code was sent.` : t`Six digits are on their way.`
  return (
    <AccessPage
      title={flow.isVoid ? t`You need a new code.` : title}
      lead={
        <CodeLead flow={flow} sentTo={<b className="wrap-anywhere text-text">{email}</b>}>
          {isMissing ? (
            <Trans>
              Nothing was sent to <b className="wrap-anywhere text-text">{email}</b> just now. A code sent there in the
              last ten minutes still works.
            </Trans>
          ) : (
            <Trans>
              Check <b className="wrap-anywhere text-text">{email}</b>. The code works for ten minutes.
            </Trans>
          )}
        </CodeLead>
      }
    >
      <CodeEntry flow={flow} />
      <StepWaysOut>
        <p>
          {t`Wrong address?`}{' '}
          <button type="button" className="link target" onClick={() => setStatus('email')}>
            {t`Change it`}
          </button>
        </p>
      </StepWaysOut>
    </AccessPage>
  )
}
