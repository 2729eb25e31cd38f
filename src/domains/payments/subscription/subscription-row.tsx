import { useLingui } from '@lingui/react/macro'
import { Link, linkOptions } from '@tanstack/react-router'
import { serverNow } from '#/api/clock'
import type { Subscription } from '#/domains/subscriptions/model'
import { subscriptionState } from '#/domains/subscriptions/subscription-state'
import { useSubscriptionTexts } from '#/domains/subscriptions/use-subscription-texts'
import { LinkButton } from '#/ui/buttons/link-button'
import { Pill } from '#/ui/pill'
import { RenewLink } from './renew-link'

interface SubscriptionRowProps {
  subscription: Subscription
  zone: string
  /** The stream whose extension renews it, if it is known. */
  renewedBy: number | null
  /** Whether renewing it is the one next step of the view. */
  leading?: boolean
}

/** One subscription: name, state, what happens next, price, and the way to its screen, or to its renewal. */
export function SubscriptionRow({ subscription, zone, renewedBy, leading = false }: SubscriptionRowProps) {
  const { t } = useLingui()
  const words = useSubscriptionTexts(zone)
  const known = subscriptionState(subscription, new Date(serverNow()))
  const look = words.state(known)
  const price = words.price(subscription)
  const title = subscription.title || t`Subscription`
  const detail = linkOptions({
    to: '/user/subscription/$subscriptionId',
    params: { subscriptionId: subscription.id },
  })
  const date = subscription.endDate ?? subscription.nextPayAt
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2.5 border-t border-line py-5 first:border-t-0 first:pt-0 tablet:grid-cols-[minmax(0,1fr)_9.375rem_7.5rem] tablet:gap-x-6">
      <div className="min-w-0 max-tablet:col-span-full">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="type-h3 wrap-anywhere">
            <Link {...detail} className="target no-underline underline-offset-[0.22em] hover:underline">
              {title}
            </Link>
          </h3>
          {look && (
            <Pill tone={look.tone} icon={look.icon}>
              {look.word}
            </Pill>
          )}
        </div>
        <p className="mt-1.5 max-w-[62ch] text-small text-muted">{look?.line ?? (date && words.until(date))}</p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2 tablet:block">
        {price && <p className="num text-h4 font-strong">{price}</p>}
        {price && <p className="text-small text-muted">{words.period(subscription)}</p>}
      </div>
      <div className="text-end">
        {known.kind === 'ended' ? (
          <RenewLink subscription={subscription} streamId={renewedBy} isLeading={leading} size="sm" />
        ) : (
          <LinkButton size="sm" {...detail} aria-label={t`Manage ${title}`}>
            {t`Manage`}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
