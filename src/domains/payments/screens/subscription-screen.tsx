import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions, notFound, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { courseQueries } from '#/domains/study/stream-queries'
import type { Subscription } from '#/domains/subscriptions/model'
import { subscriptionMutations } from '#/domains/subscriptions/mutations'
import { listedSubscriptions } from '#/domains/subscriptions/purchase-guard'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { mayCancel, mayResume, subscriptionState } from '#/domains/subscriptions/subscription-state'
import { useSubscriptionTexts } from '#/domains/subscriptions/use-subscription-texts'
import { formatDate } from '#/lib/format-date'
import { leaveFor } from '#/platform/leave-for'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'
import { useCloseModal, useDropModal } from '#/ui/modals/use-close-modal'
import { MarginSection } from '#/ui/page/margin-section'
import { Page } from '#/ui/page/page'
import { Pill } from '#/ui/pill'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { showToast } from '#/ui/toasts/toast'
import { useOnce } from '#/ui/use-once'
import { CancelModal } from '../subscription/cancel-modal'
import { CoveredCourses } from '../subscription/covered-courses'
import { coveredStreams, pausableStreams, renewedStream } from '../subscription/covered-streams'
import { RenewLink } from '../subscription/renew-link'

/** One subscription: its state and dates, what it costs, what it covers, and how to cancel, resume or renew it. */
export function SubscriptionScreen({ id }: { id: number }) {
  const { t } = useLingui()
  const { modal } = useSearch({ strict: false })
  const { now, zone } = useLearnerTime()
  const { data: subscriptions } = useSuspenseQuery(subscriptionQueries.list())
  const { data: streams, isError } = useQuery(courseQueries.streams())
  const texts = useSubscriptionTexts(zone)
  const subscription = listedSubscriptions(subscriptions).find((one) => one.id === id)
  if (!subscription) throw notFound()
  const look = texts.state(subscriptionState(subscription, now))
  const title = subscription.title || t`Subscription`
  const covered = streams && coveredStreams(subscription, streams)
  return (
    <Page
      title={title}
      crumbs={[
        { label: t`Settings`, link: linkOptions({ to: '/user/settings' }) },
        { label: t`Subscriptions`, link: linkOptions({ to: '/user/subscriptions' }) },
        { label: title },
      ]}
      lead={
        look && (
          <Pill tone={look.tone} icon={look.icon}>
            {look.word}
          </Pill>
        )
      }
    >
      <Time subscription={subscription} renewedBy={(streams && renewedStream(subscription, streams)?.id) ?? null} />
      <MarginSection title={t`Courses`}>
        <CoveredCourses covered={covered} isEvery={subscription.courseIds.length === 0} isFailed={isError} />
      </MarginSection>
      {modal === 'cancel-subscription' && (
        <Cancelling
          subscription={subscription}
          pausable={covered ? pausableStreams(covered.streams, { now, subscriptions }) : []}
        />
      )}
    </Page>
  )
}

interface TimeProps {
  subscription: Subscription
  /** The stream whose extension renews it, if it is known. */
  renewedBy: number | null
}

/** The next payment, or until when there is access, with what can be done about it. */
function Time({ subscription, renewedBy }: TimeProps) {
  const { t } = useLingui()
  const { now, zone, locale } = useLearnerTime()
  const texts = useSubscriptionTexts(zone)
  const state = subscriptionState(subscription, now)
  const look = texts.state(state)
  const price = texts.price(subscription)
  const at = 'at' in state ? state.at : (subscription.endDate ?? subscription.nextPayAt)
  const date = at && formatDate(at, 'dayYear', locale, zone)
  const isPaying = state.kind === 'next_payment'
  const cost = price && [price, texts.period(subscription)].filter(Boolean).join(' ')
  return (
    <MarginSection title={isPaying ? t`Next payment` : t`Access`}>
      <Headline>
        {isPaying && price ? (
          <Trans>
            {price} <span className="text-muted">on {date}</span>
          </Trans>
        ) : isPaying ? (
          date
        ) : state.kind === 'ending' && date ? (
          t`Until ${date}`
        ) : (
          (look?.word ?? (date && t`Until ${date}`) ?? t`Unknown`)
        )}
      </Headline>
      <div className="mt-2 flex flex-col gap-1 text-small text-muted">
        {state.kind === 'ending' && <p>{t`Everything stays open until then. Nothing more is charged.`}</p>}
        {state.kind === 'none' && <p>{t`The school has changed something here. Support knows what it means.`}</p>}
        {!isPaying && state.kind !== 'ending' && look?.line && <p>{look.line}</p>}
        {state.kind !== 'ended' && state.kind !== 'ending' && cost && <p>{cost}</p>}
      </div>
      <Steps subscription={subscription} renewedBy={renewedBy} isOver={state.kind === 'ended'} />
    </MarginSection>
  )
}

const Headline = ({ children }: { children: ReactNode }) => <p className="num type-h2 wrap-anywhere">{children}</p>

/** What the learner can do about a subscription. */
function Steps({ subscription, renewedBy, isOver }: TimeProps & { isOver: boolean }) {
  const { t, i18n } = useLingui()
  const { now } = useLearnerTime()
  const client = useQueryClient()
  const resume = useMutation(subscriptionMutations.resume())
  const press = useOnce(async () => {
    try {
      const done = await resume.mutateAsync({ id: subscription.id })
      const redirectUrl = done.isAnswered ? done.answer.redirectUrl : null
      if (redirectUrl) return void leaveFor(redirectUrl)
      showToast({ text: t`The subscription goes on.` })
    } catch {
      const known = client.getQueryData(subscriptionQueries.list().queryKey)
      const found = known?.find(({ id }) => id === subscription.id)
      // Else the mutation's error is shown.
      if (!found || mayResume(found, now)) return
      resume.reset()
      showToast({ failed: true, text: t`It had changed meanwhile. You see how it stands now.` })
    }
  })
  return (
    <>
      {resume.error && (
        <Banner tone="danger" role="alert" title={t`The subscription was not resumed.`} className="mt-5">
          {errorTexts(i18n, resume.error)}
        </Banner>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {mayResume(subscription, now) && (
          <Button kind="primary" loading={resume.isPending} onClick={() => void press()}>
            {t`Resume the subscription`}
          </Button>
        )}
        {isOver && <RenewLink subscription={subscription} streamId={renewedBy} isLeading />}
        {mayCancel(subscription) && (
          <LinkButton to="/user/settings/user-payment-methods">{t`Payment methods`}</LinkButton>
        )}
        {mayCancel(subscription) ? (
          <LinkButton {...modalTarget('cancel-subscription')}>{t`Cancel the subscription`}</LinkButton>
        ) : (
          <LinkButton kind="text" {...modalTarget('support')}>
            {t`Write to support`}
          </LinkButton>
        )}
      </div>
    </>
  )
}

/** Opens only over what can be cancelled; checked once, since cancelling must not take it away before it has closed. */
function Cancelling(props: { subscription: Subscription; pausable: Parameters<typeof CancelModal>[0]['pausable'] }) {
  const close = useCloseModal()
  const drop = useEffectEvent(useDropModal())
  const [isPossible] = useState(() => mayCancel(props.subscription))
  useEffect(() => {
    if (!isPossible) drop()
  }, [isPossible])
  return isPossible && <CancelModal {...props} onClose={close} />
}
