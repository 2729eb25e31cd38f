import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { refusalOf } from '#/api/errors'
import { emailOptions } from '#/domains/account/email-options'
import { accountMutations } from '#/domains/account/mutations'
import { PROFILE_WIRE_NAMES } from '#/domains/account/profile-body'
import { accountQueries } from '#/domains/account/queries'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { useBrand } from '#/domains/site-config/use-brand'
import { PROFILE_FIELDS } from '#/brand/profile-fields'
import { draft } from '#/platform/drafts'
import { canAskForPush } from '#/platform/push-permission'
import { Button } from '#/ui/buttons/button'
import { TextLink } from '#/ui/buttons/text-link'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'
import { waitingLocale } from '../entry/learner-language'
import { ownOrder } from '../entry/own-order'
import { socialButtons } from '../entry/social-buttons'
import { screenAfter } from '../guard/take-return-path'
import { answerFault, answerValue, type TypedKey } from '../signup/answer-fault'
import { ChatFrame } from '../signup/chat-frame'
import { ChatHistory } from '../signup/chat-history'
import { ChatQuestion, ChatTitle } from '../signup/chat-question'
import { ChatReview } from '../signup/chat-review'
import { problemOf, readChat } from '../signup/chat-state'
import { ImageQuestion } from '../signup/image-question'
import { profileToSend } from '../signup/profile-to-send'
import { PushQuestion } from '../signup/push-question'
import { learnerQuestions, type Question, type QuestionKey } from '../signup/questions'
import { SocialsQuestion } from '../signup/socials-question'
import { useChat } from '../signup/use-chat'
import { useChatTexts } from '../signup/use-chat-texts'
import { useLinkFailureText } from '../social/use-link-failure-text'
import { useLinkReturn } from '../social/use-link-return'
import { checkedPhone } from '#/domains/account/checked-phone'
import { networkName } from '../texts'

/** The registration chat for learners: what needs an account, and a profile that the school demands (address `/user-info-chat`). */
export function InfoChatScreen() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const brand = useBrand()
  const { user } = useRouteContext({ from: '/_auth' })
  const { returnUrl } = useSearch({ from: '/_auth/user-info-chat' })
  const { data: learner = user } = useQuery({ ...accountQueries.user(), enabled: false })
  const { isPending: isDomainPending } = useQuery({ ...siteConfigQueries.domain(), enabled: false })
  const kept = draft<unknown>({ owner: user.id, name: 'draft.info-chat', parse: (chat) => chat })
  // Fixed at the start: an answer that the server already has must not take its question away.
  const [questions] = useState(() => {
    const all: Question[] = [...brand.userInfoChat].filter(({ key }) => key !== 'push' || canAskForPush())
    return learnerQuestions(all, brand.requiredProfileFields, user, readChat(kept.read(), all).answers)
  })
  const [isDemanded] = useState(user.requiredUpdateProfile)
  const chat = useChat(questions, kept)
  const { state, current } = chat
  const texts = useChatTexts(state.answers.firstName ?? learner.firstName)
  const saveProfile = useMutation(accountMutations.saveProfile())
  const saveEmail = useMutation(accountMutations.saveEmail())
  const saveStatus = useMutation(accountMutations.saveStatus())
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  /** The question is behind the learner, with an answer or without. */
  function accept({ key, status }: Question, value: string | null) {
    chat.answer(key, value)
    // A failure is reported; the next status says as much.
    if (status !== null && status > (learner.status ?? 0)) saveStatus.mutate(status)
  }

  const save = useOnce(async (question: Question, value: string | null) => {
    const { key } = question
    const values = profileToSend(questions, { answers: { ...state.answers, [key]: value } }, learner)
    setProblem(null)
    setBusy(true)
    try {
      if (key === 'email') await saveEmail.mutateAsync(value ?? '')
      else if (values) await saveProfile.mutateAsync({ ...values, locale: waitingLocale(learner) })
      accept(question, value)
    } catch (error) {
      const refused = PROFILE_FIELDS.flatMap((field) => {
        const said = refusalOf(error, PROFILE_WIRE_NAMES[field], ', ')
        return said ? [{ field, said }] : []
      })
      if (refused.length === 0) return setProblem(errorTexts(i18n, error))
      if (!refused.some(({ field }) => field === key)) chat.answer(key, value)
      for (const { field, said } of refused) {
        const text = (field === key ? value : state.answers[field]) ?? ''
        chat.refuse(field, { text, fault: null, said }, { isFirst: true })
      }
    } finally {
      setBusy(false)
    }
  })

  async function answer(question: Question) {
    const key = question.key as TypedKey
    const typed = state.typed[key] ?? ''
    if (typed.trim() === '' && !question.isRequired) return accept(question, null)
    let value = answerValue(key, typed)
    let fault: string | null = answerFault(key, typed, emailOptions(brand))
    if (key === 'phone' && fault === null) {
      // Rules that did not load say nothing about the number; the server judges it then.
      const number = await checkedPhone(typed, brand.country).catch(() => value)
      fault = number === null ? 'phone' : null
      value = number ?? value
    }
    if (fault) chat.refuse(key, { text: value, fault, said: null })
    else await save(question, value)
  }

  const { outcome, close } = useLinkReturn()
  const failureText = useLinkFailureText()
  const takeOutcome = useEffectEvent(() => {
    const question = questions.find(({ key }) => key === 'socials')
    if (!outcome || !question) return
    const name = networkName(outcome.source)
    if (outcome.failure === null) accept(question, name)
    else chat.refuse('socials', { text: name, fault: null, said: failureText(outcome.failure) })
    close()
  })
  useEffect(() => {
    if (outcome) takeOutcome()
  }, [outcome])

  // A school without networks has nothing to ask here.
  const hasNetworks = socialButtons(ownOrder(brand.socialAuth), brand.authCollection).length > 0
  const isPointless = current?.key === 'socials' && !hasNetworks && !isDomainPending
  const skipPointless = useEffectEvent(() => current && accept(current, null))
  useEffect(() => {
    if (isPointless) skipPointless()
  }, [isPointless])

  const goOn = async () => {
    chat.finish()
    await router.navigate({ href: screenAfter(returnUrl, user.id) ?? brand.homepage, replace: true })
  }
  const show = (key: QuestionKey, text: string) => {
    if (key === 'gender') return text === 'F' ? t`Female` : t`Male`
    return text
  }
  const changeOf = (key: QuestionKey) => (key === 'socials' || key === 'push' ? undefined : () => chat.change(key))
  const done = isDemanded ? 0 : Math.max(0, brand.userInfoChat.length - questions.length)
  const at = current ? questions.indexOf(current) : questions.length
  const failed = current ? problemOf(state, current.key) : undefined
  const shared = current && {
    title: texts.question(current.key),
    again: failed ? texts.again(current.key, failed) : undefined,
    takesFocus: chat.hasMoved,
    onSkip: current.isRequired ? undefined : () => accept(current, null),
  }
  const query = returnUrl === undefined ? '' : `?${new URLSearchParams({ returnUrl }).toString()}`
  return (
    <ChatFrame
      title={t`About you`}
      at={done + at + 1}
      total={done + questions.length}
      aside={
        isDemanded ? (
          <TextLink to="/logout" preload={false} className="target">
            {t`Log out`}
          </TextLink>
        ) : (
          <Button kind="text" size="sm" onClick={() => void goOn()}>
            {t`Skip all for now`}
          </Button>
        )
      }
    >
      <ChatHistory
        questions={current ? questions : []}
        state={state}
        current={current?.key}
        texts={texts}
        show={show}
        onChange={changeOf}
      />
      {problem && (
        <Banner tone="danger" role="alert" title={`${t`Failed to update user profile`}.`} className="mb-5">
          {problem}
        </Banner>
      )}
      {!current || !shared ? (
        <>
          <ChatTitle>{t`Everything is set.`}</ChatTitle>
          <ChatReview
            texts={texts}
            rows={questions.map(({ key }) => {
              const text = state.answers[key]
              return { key, answer: typeof text === 'string' ? show(key, text) : t`Skipped`, change: changeOf(key) }
            })}
          />
          <Button ref={takeFocus} kind="primary" size="lg" onClick={() => void goOn()}>
            {t`Go on`}
          </Button>
        </>
      ) : current.key === 'socials' ? (
        <SocialsQuestion {...shared} path={`/user-info-chat${query}`} />
      ) : current.key === 'avatarId' ? (
        <ImageQuestion
          {...shared}
          onDone={(name) => accept(current, name)}
          onRefused={(text, said) => chat.refuse('avatarId', { text, fault: null, said })}
        />
      ) : current.key === 'push' ? (
        <PushQuestion
          {...shared}
          onAllowed={() => accept(current, t`Allowed`)}
          onRefused={(said) => chat.refuse('push', { text: '', fault: null, said })}
          onSkip={() => accept(current, null)}
        />
      ) : (
        <ChatQuestion
          key={current.key}
          {...shared}
          of={current.key}
          value={state.typed[current.key] ?? ''}
          onType={(text) => chat.type(current.key, text)}
          busy={isBusy}
          onSubmit={() => void answer(current)}
        />
      )}
    </ChatFrame>
  )
}

/** The focus was in the last question, which this stands in place of. */
const takeFocus = (button: HTMLElement | null) => button?.focus()
