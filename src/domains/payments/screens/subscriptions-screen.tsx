import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { serverNow } from '#/api/clock'
import { accountQueries } from '#/domains/account/queries'
import { givesAccess } from '#/domains/subscriptions/covers-course'
import { listedSubscriptions } from '#/domains/subscriptions/purchase-guard'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { subscriptionState } from '#/domains/subscriptions/subscription-state'
import { courseQueries } from '#/domains/study/stream-queries'
import { SaleContact } from '#/domains/site-config/sale-contact'
import { knownZone } from '#/lib/dates'
import { LinkButton } from '#/ui/buttons/link-button'
import { TextLink } from '#/ui/buttons/text-link'
import { modalTarget } from '#/ui/modals/modal-target'
import { MarginSection } from '#/ui/page/margin-section'
import { Page } from '#/ui/page/page'
import { Banner } from '#/ui/states/banner'
import { EmptyState } from '#/ui/states/empty-state'
import { renewedStream } from '../subscription/covered-streams'
import { SubscriptionRow } from '../subscription/subscription-row'

/**
 * All subscriptions but the mobile ones, in two groups: current and past. `warning`: a guard or an ended community led here, and the
 * screen says why, for as long as it is true.
 */
export function SubscriptionsScreen({ warning }: { warning: boolean }) {
  const { t } = useLingui()
  const { data: subscriptions } = useSuspenseQuery(subscriptionQueries.list())
  const { data: user } = useSuspenseQuery(accountQueries.user())
  // Without them a subscription is renewed by support.
  const { data: streams = [] } = useQuery(courseQueries.streams())
  const zone = knownZone(user.timezone)
  const now = new Date(serverNow())
  const listed = listedSubscriptions(subscriptions)
  const isOver = (one: (typeof listed)[number]) => subscriptionState(one, now).kind === 'ended'
  const past = listed.filter(isOver)
  const isOneMissing = warning && !subscriptions.some(givesAccess)
  const groups = [
    {
      title: t`Yours`,
      help: t`What you have done stays, whatever happens to a payment.`,
      rows: listed.filter((one) => !isOver(one)),
    },
    { title: t`Past`, help: t`You can renew them and continue where you left off.`, rows: past },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <Page
      title={t`Subscriptions`}
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`Subscriptions` }]}
    >
      {isOneMissing && (
        <Banner tone="warning" title={t`Your courses need an active subscription.`} className="mb-8">
          {past.length > 0 ? (
            <Trans>
              Renew one to continue where you left off.{' '}
              <TextLink {...modalTarget('support')}>Write to support</TextLink> if you have paid already.
            </Trans>
          ) : (
            <Trans>
              <TextLink {...modalTarget('support')}>Write to support</TextLink> to get one, or if you have paid already.
            </Trans>
          )}
          <SaleContact className="mt-1" />
        </Banner>
      )}
      {warning && !isOneMissing && (
        <Banner title={t`Your subscription is active.`} className="mb-8">
          <Trans>
            If a community or a course is closed all the same, it needs another one:{' '}
            <TextLink {...modalTarget('support')}>write to support</TextLink>.
          </Trans>
        </Banner>
      )}
      {groups.map(({ title, help, rows }) => (
        <MarginSection key={title} title={title} help={help}>
          <ul>
            {rows.map((subscription) => (
              <SubscriptionRow
                key={subscription.id}
                subscription={subscription}
                zone={zone}
                renewedBy={renewedStream(subscription, streams)?.id ?? null}
                leading={isOneMissing && subscription === past[0]}
              />
            ))}
          </ul>
        </MarginSection>
      ))}
      {groups.length === 0 && (
        <EmptyState
          title={t`No subscriptions yet`}
          action={<LinkButton {...modalTarget('support')}>{t`Write to support`}</LinkButton>}
        >
          {/* The courses that led here do need one. */}
          {!isOneMissing && t`Courses bought separately do not need one.`}
        </EmptyState>
      )}
    </Page>
  )
}
