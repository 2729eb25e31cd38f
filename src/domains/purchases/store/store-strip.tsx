import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '#/ui/buttons/button'
import { TextLink } from '#/ui/buttons/text-link'
import { modalTarget } from '#/ui/modals/modal-target'
import { OrderNote } from '../components/order-note'
import { settleOrder } from '../mutations'
import { pauseAfter } from '../order-state'
import type { PendingOrder } from '../pending-order'
import { activationQuery } from './activation'

interface StoreStripProps {
  learnerId: number
  order: PendingOrder
  /** What the learner had before. */
  before: string
}

/** Above a screen: what the store has taken the money for is being activated, until the course or the subscription shows it. */
export function StoreStrip({ learnerId, order: { orderId, streamId, title }, before }: StoreStripProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data, isFetching, refetch } = useQuery({
    ...activationQuery(streamId),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: asked }) => pauseAfter(asked.dataUpdateCount + asked.errorUpdateCount),
  })
  useEffect(() => {
    if (data && data !== before) settleOrder(client, learnerId, orderId, 'paid')
  }, [client, learnerId, orderId, before, data])
  return (
    <OrderNote
      tone="info"
      title={t`“${title}” is being activated.`}
      end={<Button size="sm" loading={isFetching} onClick={() => void refetch()}>{t`Check now`}</Button>}
    >
      <Trans>
        The store has your payment. If it takes long, <TextLink {...modalTarget('support')}>write to support</TextLink>.
      </Trans>
    </OrderNote>
  )
}
