import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Navigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { isApiError, joinReasons, refusalOf } from '#/api/errors'
import { reloadForRelease } from '#/api/release'
import { emailOptions } from '#/domains/account/email-options'
import { useBrand } from '#/domains/site-config/use-brand'
import { Button } from '#/ui/buttons/button'
import { ExternalLink } from '#/ui/buttons/external-link'
import { TextLink } from '#/ui/buttons/text-link'
import { announce } from '#/ui/page/live-region'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'
import { draft } from '#/platform/drafts'
import { typedEmail } from '../entry/typed-email'
import { startSession } from '../entry/start-session'
import { answerFault, answerValue, type TypedKey } from '../signup/answer-fault'
import { ChatFrame } from '../signup/chat-frame'
import { ChatHistory } from '../signup/chat-history'
import { ChatQuestion, ChatTitle } from '../signup/chat-question'
import { ChatReview } from '../signup/chat-review'
import { problemOf } from '../signup/chat-state'
import { signupMutations } from '../signup/mutations'
import { guestQuestions, type QuestionKey, questionsAfter } from '../signup/questions'
import { TrialNote } from '../signup/trial-note'
import { useChat } from '../signup/use-chat'
import { useChatTexts } from '../signup/use-chat-texts'

const signupDraft = draft<unknown>({ owner: 'guest', name: 'draft.signup', parse: (kept) => kept })

/** The questions that the server's refusals belong to. */
const WIRE_NAMES = { firstName: 'username', email: 'email', password: 'password' } as const
const SECRET = '••••••••'

/** The registration chat for guests (address `/signup`); what needs an account is asked after it (`InfoChatScreen`). */
export function SignupScreen() {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const router = useRouter()
  const brand = useBrand()
  const [questions] = useState(() => guestQuestions(brand.userInfoChat))
  const later = questionsAfter(brand.userInfoChat)
  const chat = useChat(questions, signupDraft)
  const { state, current } = chat
  const texts = useChatTexts(state.answers.firstName ?? '')
  const { mutateAsync: askForEmail } = useMutation(signupMutations.checkEmail())
  const signUp = useMutation(signupMutations.signUp())
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** The server's word on the email that was accepted last; it comes while the learner goes on. */
  const emailCheck = useRef({ of: '', isFree: Promise.resolve(true) })
  const email = state.answers.email ?? ''

  /** Whether the email may be used, as far as the server says; without an answer the registration itself will tell. */
  async function checkEmail(address: string): Promise<boolean> {
    try {
      await askForEmail(address)
      return true
    } catch (error) {
      const said = refusalOf(error, 'signupform-email')
      // Another email may have been given meanwhile.
      if (said === undefined || emailCheck.current.of !== address) return true
      chat.refuse('email', { text: address, fault: null, said })
      announce(`${said} ${t`We’ll ask for the email once more.`}`)
      return false
    }
  }

  function answer(key: TypedKey) {
    const typed = state.typed[key] ?? ''
    const fault = answerFault(key, typed, emailOptions(brand))
    const value = answerValue(key, typed)
    if (fault) return chat.refuse(key, { text: value, fault, said: null })
    chat.answer(key, value)
    if (key === 'email' && value !== email) emailCheck.current = { of: value, isFree: checkEmail(value) }
  }

  /** Opens the questions again whose answers the server refused. */
  function refuse(error: unknown): boolean {
    if (!isApiError(error) || error.kind !== 'refused') return false
    const { password_repeat: repeat = [], password = [] } = error.fields
    const words: Record<string, string[]> = { ...error.fields, password: [...password, ...repeat] }
    const refused = questions.flatMap(({ key }) => {
      const said = joinReasons(words[WIRE_NAMES[key as keyof typeof WIRE_NAMES]] ?? [])
      return said ? [{ key, said }] : []
    })
    for (const { key, said } of refused) chat.refuse(key, { text: state.answers[key] ?? '', fault: null, said })
    return refused.length > 0
  }

  const create = useOnce(async () => {
    const { firstName, password } = state.answers
    if (!firstName || !password) return
    setProblem(null)
    setBusy(true)
    try {
      if (!(await emailCheck.current.isFree)) return
      const result = await signUp.mutateAsync({ username: firstName, email, password })
      const { token, user } = result.isAnswered ? result.answer : result.found
      chat.finish()
      const learnerId = user?.id ?? null
      const target = await startSession({ client, token, method: 'email', learnerId, returnUrl: null, isNew: true })
      if (target.kind === 'external' || later.length === 0)
        return await router.navigate({ href: target.address, replace: true })
      const returnUrl = target.address === brand.homepage ? undefined : target.address
      await router.navigate({ to: '/user-info-chat', search: { returnUrl }, replace: true })
    } catch (error) {
      // Nothing was sent: the code is of a release that the server no longer has.
      if (await reloadForRelease(error)) return
      if (!refuse(error)) setProblem(errorTexts(i18n, error))
    } finally {
      setBusy(false)
    }
  })

  const show = (key: QuestionKey, text: string) => (key === 'password' ? SECRET : text)
  const at = current ? questions.indexOf(current) + 1 : questions.length
  const isTaken = current?.key === 'email' && Boolean(problemOf(state, 'email')?.said)
  const problemNow = current && problemOf(state, current.key)
  // The configuration that closes the registration may come after the screen.
  if (!brand.isRegistrationEnable) return <Navigate to="/" replace />
  return (
    <ChatFrame
      title={t`Create an account`}
      at={at}
      total={questions.length + later.length}
      aside={
        <>
          {t`Have an account?`}{' '}
          <TextLink to="/" className="target">
            {t`Sign in`}
          </TextLink>
        </>
      }
    >
      <ChatHistory
        questions={current ? questions : []}
        state={state}
        current={current?.key}
        texts={texts}
        show={show}
        onChange={(key) => () => chat.change(key)}
      />
      {current ? (
        <ChatQuestion
          key={current.key}
          of={current.key as TypedKey}
          title={texts.question(current.key)}
          value={state.typed[current.key] ?? ''}
          onType={(text) => chat.type(current.key, text)}
          again={problemNow ? texts.again(current.key, problemNow) : undefined}
          takesFocus={chat.hasMoved}
          busy={false}
          username={email}
          onSubmit={() => answer(current.key as TypedKey)}
        >
          {isTaken && (
            <p className="mt-3 text-ui">
              {t`Is it yours?`}{' '}
              <TextLink to="/" className="target" onClick={() => typedEmail.keep(state.typed.email ?? '')}>
                {t`Sign in with it`}
              </TextLink>
            </p>
          )}
        </ChatQuestion>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void create()
          }}
        >
          <ChatTitle>{t`Is everything right?`}</ChatTitle>
          {problem && (
            <Banner tone="danger" role="alert" title={`${t`Failed to sign up`}.`} className="mb-5">
              {problem}
            </Banner>
          )}
          <ChatReview
            texts={texts}
            rows={questions.map(({ key }) => ({
              key,
              answer: show(key, state.answers[key] ?? ''),
              change: () => chat.change(key),
            }))}
          />
          <Button ref={takeFocus} type="submit" kind="primary" size="lg" loading={isBusy}>
            {t`Create my account`}
          </Button>
          <p className="mt-4 text-small text-muted">
            <Trans>
              By creating an account you accept the{' '}
              <ExternalLink href={brand.personalDataUrl}>personal data agreement</ExternalLink>.
            </Trans>
          </p>
        </form>
      )}
      {brand.trialOffer && <TrialNote offer={brand.trialOffer} />}
    </ChatFrame>
  )
}

/** The focus was in the last question, which this stands in place of. */
const takeFocus = (button: HTMLElement | null) => button?.focus()
