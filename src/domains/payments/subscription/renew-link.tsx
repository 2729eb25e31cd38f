import { useLingui } from '@lingui/react/macro'
import type { Subscription } from '#/domains/subscriptions/model'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'

interface RenewLinkProps {
  subscription: Subscription
  /** The stream whose extension renews it; null: none is known, and support is asked. */
  streamId: number | null
  isLeading: boolean
  size?: 'sm'
}

/** The way to renew a subscription that has ended. */
export function RenewLink({ subscription, streamId, isLeading, size }: RenewLinkProps) {
  const { t } = useLingui()
  const title = subscription.title || t`Subscription`
  const look = { kind: isLeading ? 'primary' : 'secondary', ...(size && { size }) } as const
  const support = modalTarget('support', { renew: title })
  return streamId === null ? (
    <LinkButton {...look} {...support}>
      {t`Renew`}
    </LinkButton>
  ) : (
    <LinkButton {...look} to="/course/$streamId/extend" params={{ streamId }}>
      {t`Renew`}
    </LinkButton>
  )
}
