import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LifeBuoy, Snowflake } from 'lucide-react'
import { useRef, useState } from 'react'
import { refusalOf } from '#/api/errors'
import { accountQueries } from '#/domains/account/queries'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { Stream } from '#/domains/study/model'
import { useCourseName } from '#/domains/study/streams/use-streams'
import type { Subscription } from '#/domains/subscriptions/model'
import { subscriptionMutations } from '#/domains/subscriptions/mutations'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { mayCancel } from '#/domains/subscriptions/subscription-state'
import { formatDate } from '#/lib/format-date'
import { leaveFor } from '#/platform/leave-for'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { RadioGroup } from '#/ui/fields/radio-group'
import { TextArea } from '#/ui/fields/text-area'
import { Html } from '#/ui/html/html'
import { Modal } from '#/ui/modals/modal'
import { modalTarget } from '#/ui/modals/modal-target'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { useFailureToast } from '#/ui/toasts/use-failure-toast'
import { useOnce } from '#/ui/use-once'
import { cancelDraft } from './cancel-draft'
import {
  CANCEL_REASONS,
  type CancelReason,
  REASON_MAX,
  reasonFault,
  reasonLength,
  reasonNumber,
  type TypedReason,
} from './cancel-reason'
import { useCancelTexts } from './use-cancel-texts'

/** Courses that the offer of a pause names. */
const MOST_PAUSES = 3
const NOTHING: TypedReason = { reason: null, text: '' }

interface CancelModalProps {
  subscription: Subscription
  /** Courses of it that can be paused instead. */
  pausable: readonly Stream[]
  onClose: () => void
}

/**
 * What stays and until when, why the learner leaves, and the button that cancels: with the one that has opened this, three presses.
 * A pause and support are offered where the reason asks for them; neither stands in the way.
 */
export function CancelModal({ subscription, pausable, onClose }: CancelModalProps) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { zone, locale } = useLearnerTime()
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const texts = useCancelTexts()
  const cancel = useMutation(subscriptionMutations.cancel())
  const [draft] = useState(() => cancelDraft(user.id, subscription.id))
  const [typed, setTyped] = useState(() => draft.read() ?? NOTHING)
  const [isTried, setTried] = useState(false)
  const words = useRef<HTMLTextAreaElement>(null)
  const { reason, text } = typed
  const end = subscription.endDate ?? subscription.nextPayAt
  const until = end && formatDate(end, 'dayYear', locale, zone)
  const refused = cancel.error ? refusalOf(cancel.error, 'reason') : undefined

  function type(change: Partial<TypedReason>) {
    const next = { ...typed, ...change }
    setTyped(next)
    draft.keep(next)
    if (!cancel.isPending) cancel.reset()
  }

  const watchClosing = useFailureToast({
    label: t`Try again`,
    onPress: () => void navigate(modalTarget('cancel-subscription')),
  })
  const send = useOnce(async (chosen: CancelReason) => {
    const toldByToast = watchClosing()
    try {
      const done = await cancel.mutateAsync({
        id: subscription.id,
        reasonType: reasonNumber(chosen),
        reason: text.trim(),
      })
      draft.clear()
      const redirectUrl = done.isAnswered ? done.answer.redirectUrl : null
      if (redirectUrl) return void leaveFor(redirectUrl)
      showToast({ text: t`The subscription is cancelled. Nothing more is charged.` })
      onClose()
    } catch (error) {
      const known = client.getQueryData(subscriptionQueries.list().queryKey)
      const now = known?.find(({ id }) => id === subscription.id)
      if (now && !mayCancel(now)) {
        showToast({ failed: true, text: t`It had changed meanwhile. You see how it stands now.` })
        return onClose()
      }
      if (toldByToast(t`It is not confirmed that the subscription is cancelled.`)) return
      if (refusalOf(error, 'reason')) words.current?.focus()
    }
  })

  function submit() {
    setTried(true)
    if (reason === null) return
    if (reasonFault(typed)) words.current?.focus()
    else void send(reason)
  }

  return (
    <Modal
      title={t`Why are you leaving?`}
      onClose={onClose}
      dirty={text !== ''}
      footer={
        <>
          <Button
            kind="primary"
            loading={cancel.isPending}
            reason={reason === null ? t`Choose a reason, then cancel.` : undefined}
            onClick={submit}
          >
            {t`Cancel the subscription`}
          </Button>
          <Button unavailable={cancel.isPending} onClick={onClose}>
            {t`Keep it`}
          </Button>
        </>
      }
    >
      {cancel.error && refused === undefined && (
        <Banner tone="danger" role="alert" title={t`The subscription was not cancelled.`} className="mb-5">
          {errorTexts(i18n, cancel.error)}
        </Banner>
      )}
      <div className="mb-6 flex flex-col gap-3 text-ui text-muted">
        <p>
          {until
            ? t`You keep everything until ${until}, and can resume before that with one button. What you have done stays, also later.`
            : t`You keep everything until the end of the paid period. What you have done stays, also later.`}
        </p>
        {subscription.cancelPopupText && <Html html={subscription.cancelPopupText} />}
      </div>
      <RadioGroup
        legend={t`Reason`}
        options={CANCEL_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
        value={reason}
        onChange={(value) => type({ reason: value })}
      />
      {reason === 'break' && pausable.length > 0 && <PauseOffer streams={pausable.slice(0, MOST_PAUSES)} />}
      {reason === 'technical' && (
        <Banner icon={LifeBuoy} title={t`Support can look into it.`} className="mt-5">
          <LinkButton {...modalTarget('support')} size="sm" className="mt-3 flex! w-fit">
            {t`Write to support`}
          </LinkButton>
        </Banner>
      )}
      {reason && (
        <TextArea
          ref={words}
          className="mt-5"
          label={t`Tell us a little more`}
          optional={reason !== 'other'}
          rows={2}
          value={text}
          readOnly={cancel.isPending}
          onChange={({ target }) => type({ text: target.value })}
          counter={{ count: reasonLength(text), max: REASON_MAX }}
          error={(isTried && texts.fault(typed)) || refused}
        />
      )}
    </Modal>
  )
}

/** A pause of a course, in buttons no larger than the one that cancels. */
function PauseOffer({ streams }: { streams: readonly Stream[] }) {
  const { t } = useLingui()
  const nameOf = useCourseName()
  return (
    <Banner icon={Snowflake} title={t`A course can wait for you.`} className="mt-5">
      {t`Its days stand still while it is paused; the subscription itself goes on.`}
      <span className="mt-3 flex flex-wrap gap-2.5">
        {streams.map((stream) => {
          const name = nameOf(stream)
          return (
            <LinkButton
              key={stream.id}
              to="/course/$streamId/calendar"
              params={{ streamId: stream.id }}
              search={{ modal: 'freeze' }}
              size="sm"
            >
              {t`Pause ${name}`}
            </LinkButton>
          )
        })}
      </span>
    </Banner>
  )
}
