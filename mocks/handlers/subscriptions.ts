import { changedSubscriptionWire, subscriptionWire } from '#/domains/subscriptions/wire'
import type * as z from '#/lib/zod'
import { authCall, type SignedInContext } from '../call.ts'
import { conflict, forbidden, list, notFound, one } from '../reply.ts'
import { tx } from '../world/content/content.ts'
import type { Lang, SubscriptionState } from '../world/model.ts'
import { FormCheck, textOf } from './form-check.ts'
import { SAYS } from './texts.ts'

const OTHER_REASON = 7
const KEEP = tx(
  '<p>You keep access until the paid date.</p>',
  '<p>Доступ останется до оплаченной даты.</p>',
  '<p>Conservas el acceso hasta la fecha pagada.</p>',
)
/** Where a payment is made again. */
const PAY_AGAIN = 'https://pay.school.example/again'

export const subscriptionCalls = [
  authCall('L38', 'GET payment-subscription', {
    expected: list(subscriptionWire),
    run: ({ learner, lang }) => learner.subscriptions.map((subscription) => wireOf(subscription, lang)),
  }),
  authCall('L38', 'GET payment-subscriptions/{id}', {
    expected: one(subscriptionWire),
    run: (context) => wireOf(ownSubscription(context, context.ids[0]), context.lang),
  }),
  authCall('L39', 'POST payment-subscriptions/cancel', {
    body: 'json',
    expected: one(changedSubscriptionWire),
    run(context) {
      const { body, lang, query } = context
      const subscription = ownSubscription(context, Number(query.get('id')))
      if (subscription.isLifetime) throw forbidden('It is paid for good.')
      if (!['active', 'trial'].includes(subscription.status)) throw conflict('There is nothing to cancel.')
      const type = Number(body['reason_type'])
      const length = textOf(body['reason']).trim().length
      const isLong = length >= 10 && length <= 1000
      new FormCheck(lang)
        .demand('reason_type', Number.isInteger(type) && type >= 1 && type <= OTHER_REASON, SAYS.wrongValue)
        .demand('reason', isLong || (length === 0 && type !== OTHER_REASON), SAYS.reasonLength)
        .end()
      Object.assign(subscription, {
        status: 'cancelled',
        isActiveStatus: false,
        recurrent: false,
        endDate: subscription.endDate ?? subscription.nextPayAt,
        nextPayAt: null,
      })
      return { subscription: wireOf(subscription, lang), redirectUrl: null }
    },
  }),
  authCall('L40', 'POST payment-subscriptions/resume', {
    body: 'json',
    expected: one(changedSubscriptionWire),
    run(context) {
      const { lang, now, query, world } = context
      const subscription = ownSubscription(context, Number(query.get('id')))
      const { status, endDate } = subscription
      if (status !== 'cancelled' || (endDate !== null && now >= endDate)) throw conflict('There is nothing to resume.')
      Object.assign(subscription, { status: 'active', isActiveStatus: true, recurrent: true, nextPayAt: endDate })
      return {
        subscription: wireOf(subscription, lang),
        redirectUrl: world.extras.includes('pay-again') ? PAY_AGAIN : null,
      }
    },
  }),
]

function ownSubscription({ learner }: SignedInContext, id = 0): SubscriptionState {
  const subscription = learner.subscriptions.find((one) => one.id === id)
  if (!subscription) throw notFound(id)
  return subscription
}

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
    cancel_popup_text: subscription.recurrent ? KEEP[lang] : null,
    course_service_type: subscription.serviceType,
    recurrent_payments_enabled: subscription.recurrent,
    course_ids: subscription.courseIds,
    amount: subscription.amount,
    currency: subscription.amount === null ? null : 'EUR',
  }
}
