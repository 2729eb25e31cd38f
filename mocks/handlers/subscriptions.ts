import { subscriptionWire } from '#/domains/subscriptions/wire'
import type * as z from '#/lib/zod'
import { authCall } from '../call.ts'
import { list, notFound, one } from '../reply.ts'
import type { Lang, SubscriptionState } from '../world/model.ts'

export const subscriptionCalls = [
  authCall('L38', 'GET payment-subscription', {
    expected: list(subscriptionWire),
    run: ({ learner, lang }) => learner.subscriptions.map((subscription) => wireOf(subscription, lang)),
  }),
  authCall('L38', 'GET payment-subscriptions/{id}', {
    expected: one(subscriptionWire),
    run({ learner, lang, ids }) {
      const subscription = learner.subscriptions.find(({ id }) => id === ids[0])
      if (!subscription) throw notFound(ids[0] ?? 0)
      return wireOf(subscription, lang)
    },
  }),
]

function wireOf(subscription: SubscriptionState, lang: Lang): z.input<typeof subscriptionWire> {
  return {
    id: subscription.id,
    title: subscription.title[lang],
    status: subscription.status,
    is_active: subscription.isActive,
    is_active_status: subscription.isActiveStatus,
    is_lifetime: subscription.isLifetime,
    next_pay_at: subscription.nextPayAt,
    end_date: subscription.endDate,
    period: subscription.period,
    interval: 1,
    cancel_popup_text: null,
    course_service_type: subscription.serviceType,
    recurrent_payments_enabled: subscription.recurrent,
    course_ids: subscription.courseIds,
    amount: subscription.amount,
    currency: subscription.amount === null ? null : 'EUR',
  }
}
