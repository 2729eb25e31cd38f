import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { courseQueries } from '#/domains/study/stream-queries'
import { Button } from '#/ui/buttons/button'
import { IconButton } from '#/ui/buttons/icon-button'
import { TextLink } from '#/ui/buttons/text-link'
import { modalTarget } from '#/ui/modals/modal-target'
import { OrderNote } from './components/order-note'
import { settleOrder } from './mutations'
import { isOrderGone, pauseAfter, stateOf } from './order-state'
import { forgetPendingOrder, type PendingOrder } from './pending-order'
import { purchaseQueries } from './queries'
import { StoreStrip } from './store/store-strip'
import { usePendingOrders } from './use-pending-orders'

/** Above a screen: which orders are paid. They are asked for at the return from the payment, and from time to time while they are pending. */
export function OrderStrip({ learnerId }: { learnerId: number }) {
  return usePendingOrders(learnerId).map((order) => <OneOrder key={order.orderId} {...{ learnerId, order }} />)
}

interface OneOrderProps {
  learnerId: number
  order: PendingOrder
}

function OneOrder({ learnerId, order }: OneOrderProps) {
  if (import.meta.env.APP_TYPE === 'mobile' && order.store && order.state === 'pending') {
    const { isTaken, before } = order.store
    return isTaken && <StoreStrip learnerId={learnerId} order={order} before={before} />
  }
  return <OrderBanner learnerId={learnerId} order={order} />
}

function OrderBanner({ learnerId, order }: OneOrderProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { orderId, title, state } = order
  const { data, error, isFetching, refetch } = useQuery({
    ...purchaseQueries.order(orderId),
    enabled: state === 'pending',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: asked }) => pauseAfter(asked.dataUpdateCount + asked.errorUpdateCount),
  })
  useEffect(() => {
    if (data) settleOrder(client, learnerId, orderId, stateOf(data))
    else if (isOrderGone(error)) settleOrder(client, learnerId, orderId, 'failed')
  }, [client, learnerId, orderId, data, error])
  const forget = () => forgetPendingOrder(learnerId, orderId)
  const close = <IconButton label={t`Close`} icon={X} size="sm" className="-my-1.5 -me-2" onClick={forget} />

  if (state === 'paid')
    return (
      <OrderNote tone="success" title={t`“${title}” is paid.`} end={close}>
        <Trans>
          It is yours. <BoughtLink order={order} />
        </Trans>
      </OrderNote>
    )
  if (state === 'failed')
    return (
      <OrderNote tone="danger" title={t`“${title}” was not paid.`} end={close}>
        <Trans>
          The payment was refused or cancelled. <AgainLink order={order} />
        </Trans>
      </OrderNote>
    )
  return (
    <OrderNote
      tone="info"
      title={t`We are waiting for the payment of “${title}”.`}
      end={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" loading={isFetching} onClick={() => void refetch()}>{t`Check now`}</Button>
          <Button size="sm" kind="text" onClick={forget}>{t`I did not pay`}</Button>
        </span>
      }
    >
      <Trans>
        You need not pay again. If it takes long, <TextLink {...modalTarget('support')}>write to support</TextLink>.
      </Trans>
    </OrderNote>
  )
}

/** Leads to the stream that was gone on with, or to the course that was bought, once it is there. */
function BoughtLink({ order: { courseId, streamId } }: { order: PendingOrder }) {
  const { t } = useLingui()
  const { data: streams = [] } = useQuery({ ...courseQueries.streams(), enabled: false })
  const bought = courseId === undefined ? streamId : streams.find((one) => one.courseId === courseId && !one.isDemo)?.id
  if (bought === undefined) return <TextLink to="/courses">{t`Go to my courses`}</TextLink>
  return <TextLink to="/course/$streamId/calendar" params={{ streamId: bought }}>{t`Open the course`}</TextLink>
}

/** Leads back to where it was chosen. */
function AgainLink({ order: { courseId, streamId, serviceId } }: { order: PendingOrder }) {
  const { t } = useLingui()
  const again = t`Try again`
  const search = { service: serviceId }
  return courseId === undefined ? (
    <TextLink to="/course/$streamId/extend" params={{ streamId }} search={search}>
      {again}
    </TextLink>
  ) : (
    <TextLink to="/new-course/$courseId" params={{ courseId }} search={search}>
      {again}
    </TextLink>
  )
}
