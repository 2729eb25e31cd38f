import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { useBrand } from '#/domains/site-config/use-brand'
import { useCourseName, useStreams } from '#/domains/study/streams/use-streams'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { Select } from '#/ui/fields/select'
import { Banner } from '#/ui/states/banner'
import { showToast } from '#/ui/toasts/toast'
import { AutoAppeal } from '../auto-appeal'
import type { SupportCategory } from '../model'
import { appealsOf } from '../topics'
import { Sender, SupportFields } from './support-fields'
import { useSupportForm } from './use-support-form'

interface TopicFormProps {
  /** Undefined: the school names no topics. */
  topic: SupportCategory | undefined
  streamId: number | undefined
}

/** The appeal about a topic; it waits for a course where the topic asks for one and the learner has any. */
export function TopicForm({ topic, streamId }: TopicFormProps) {
  const { t } = useLingui()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const title = topic ? t`Write to us: ${topic.title || t`Another question`}` : t`Write to us`
  return (
    <section aria-labelledby="appeal" className="min-w-0">
      <h2 id="appeal" className="mb-4 type-h3">
        {title}
      </h2>
      {sentTo === null ? (
        topic?.targetProduct ? (
          <AboutCourse topic={topic} streamId={streamId} onSent={setSentTo} />
        ) : (
          <WrittenAppeal topic={topic} onSent={setSentTo} />
        )
      ) : (
        <Sent to={sentTo} />
      )}
    </section>
  )
}

function AboutCourse({
  topic,
  streamId,
  onSent,
}: { topic: SupportCategory } & Pick<WrittenAppealProps, 'onSent'> & Pick<TopicFormProps, 'streamId'>) {
  const { t } = useLingui()
  const brand = useBrand()
  const navigate = useNavigate()
  const nameOf = useCourseName()
  const streams = useStreams()
  // Whoever has one course only is not asked which one.
  const only = streams.length === 1 ? streams[0] : undefined
  const chosen = (streams.find(({ stream }) => stream.id === streamId) ?? only)?.stream
  const course = chosen && nameOf(chosen)
  const place = { replace: true, resetScroll: false } as const
  const choose = async (id: number) => {
    await (id === 0
      ? navigate({ to: '/support/$categoryId', params: { categoryId: topic.id }, ...place })
      : navigate({ to: '/support/$categoryId/$streamId', params: { categoryId: topic.id, streamId: id }, ...place }))
    // The next address may be another screen, where the arrow keys go on choosing.
    document.querySelector<HTMLElement>('main select[name=course]')?.focus()
  }
  return (
    <WrittenAppeal
      topic={topic}
      streamId={chosen?.id}
      lacksCourse={chosen === undefined && streams.length > 0}
      onSent={onSent}
    >
      {streams.length > 0 && (
        <Select
          name="course"
          label={t`Course`}
          placeholder={only ? undefined : t`Choose the course`}
          value={chosen ? String(chosen.id) : ''}
          onChange={(event) => void choose(Number(event.target.value))}
          options={streams.map(({ stream }) => ({ value: String(stream.id), label: nameOf(stream) }))}
        />
      )}
      {chosen && course !== undefined && (
        <div className="flex flex-wrap gap-3">
          {appealsOf(topic.id, brand).map((kind) => (
            <AutoAppeal key={`${kind} ${chosen.id}`} kind={kind} streamId={chosen.id} course={course} />
          ))}
        </div>
      )}
    </WrittenAppeal>
  )
}

interface WrittenAppealProps {
  topic: SupportCategory | undefined
  streamId?: number | undefined
  /** A course has to be chosen first. */
  lacksCourse?: boolean
  onSent: (email: string) => void
  children?: ReactNode
}

function WrittenAppeal({ topic, streamId, lacksCourse = false, onSent, children }: WrittenAppealProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const back = ['/support', topic?.id, streamId].filter((part) => part !== undefined).join('/')
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const state = useSupportForm({
    user,
    isGuest: false,
    // One text for a topic: whoever corrects the course keeps it.
    subject: topic ? `topic ${topic.id}` : null,
    opening: '',
    isReady: !lacksCourse,
    ...(topic && {
      topic: { supportCategoryId: topic.id, ...(streamId !== undefined && { targetId: streamId }) },
    }),
    reopen: {
      label: t`Write to support`,
      onPress: () => void router.navigate({ href: back }),
    },
    onSent: ({ email }) => {
      if (isShown.current) onSent(email)
      else showToast({ text: t`Successfully! Message sent. The answer will come to ${email}.` })
    },
  })
  return (
    <>
      <SupportFields state={state} messageLabel={t`What happened?`} sender={<SenderLine state={state} />}>
        {children}
      </SupportFields>
      <div className="mt-6">
        <Button
          kind="primary"
          loading={state.isSending}
          reason={
            lacksCourse
              ? t`Choose the course first.`
              : state.isEmpty
                ? t`Write what it is about, then send it.`
                : undefined
          }
          onClick={() => void state.send()}
        >
          {t`Send`}
        </Button>
      </div>
    </>
  )
}

/** Where the answer goes, in one line while the account says it; the fields once they are wanted or needed. */
function SenderLine({ state }: { state: ReturnType<typeof useSupportForm> }) {
  const { t } = useLingui()
  const { form } = state
  const [isOpen, setOpen] = useState(() => form.getValues('email') === '' || form.getValues('name') === '')
  const { errors } = form.formState
  if (isOpen || errors.email || errors.name) return <Sender state={state} />
  const { email, name } = form.getValues()
  return (
    <p className="text-ui text-muted">
      <Trans>
        We’ll answer {name} at <b className="text-text wrap-anywhere">{email}</b>.
      </Trans>{' '}
      <button type="button" className="link target" onClick={() => setOpen(true)}>
        {t`Use another address`}
      </button>
    </p>
  )
}

function Sent({ to }: { to: string }) {
  const { t } = useLingui()
  return (
    <Banner tone="success" role="status" title={t`Successfully! Message sent.`}>
      {t`The answer will come to ${to}.`}
      <LinkButton to="/support" size="sm" className="mt-3 flex! w-fit">
        {t`Write about something else`}
      </LinkButton>
    </Banner>
  )
}
