import { installmentWire, paymentMethodWire } from '#/domains/payments/wire'
import type * as z from '#/lib/zod'
import { authCall } from '../call.ts'
import { conflict, list, notFound, nothing, one } from '../reply.ts'
import type { InstallmentState, Lang } from '../world/model.ts'
import { tx } from '../world/content/content.ts'

const TO_SUPPORT = tx(
  '<p>Write to support to end the plan.</p>',
  '<p>Чтобы завершить рассрочку, напишите в поддержку.</p>',
  '<p>Escribe a soporte para terminar el plan.</p>',
)

export const paymentCalls = [
  authCall('L41', 'GET installment', {
    expected: list(installmentWire),
    run: ({ learner, lang }) => learner.installments.map((plan) => wireOf(plan, lang)),
  }),
  authCall('L41', 'GET installment/{id}', {
    expected: one(installmentWire),
    run({ learner, lang, ids: [id = 0] }) {
      const plan = learner.installments.find((own) => own.id === id)
      if (!plan) throw notFound(id)
      return wireOf(plan, lang)
    },
  }),
  authCall('L42', 'GET user-payment-method', {
    base: 'v2',
    expected: list(paymentMethodWire),
    run: ({ learner }) =>
      learner.paymentMethods.map(({ id, title, expires, isDefault, createdAt }) => ({
        id,
        type: 'card',
        title,
        expires,
        is_default: isDefault,
        created_at: createdAt,
      })),
  }),
  authCall('L42', 'DELETE user-payment-method/{id}', {
    expected: nothing,
    run({ learner, ids: [id = 0] }) {
      const method = learner.paymentMethods.find((own) => own.id === id)
      if (!method) throw notFound(id)
      const isPaying = learner.subscriptions.some(({ isActiveStatus, recurrent }) => isActiveStatus && recurrent)
      if (method.isDefault && isPaying) throw conflict('A subscription pays with it.')
      learner.paymentMethods = learner.paymentMethods.filter((own) => own !== method)
      return null
    },
  }),
]

function wireOf({ id, title, status, payments }: InstallmentState, lang: Lang): z.input<typeof installmentWire> {
  const sum = (of: InstallmentState['payments']) => of.reduce((total, { amount }) => total + amount, 0)
  const next = payments.find((payment) => payment.status !== 'paid')
  return {
    id,
    title: title[lang],
    status,
    cancel_popup_text: status === 'active' ? TO_SUPPORT[lang] : null,
    amount: sum(payments),
    paid_amount: sum(payments.filter((payment) => payment.status === 'paid')),
    currency: 'EUR',
    next_pay_at: status === 'active' ? (next?.at ?? null) : null,
    payments: payments.map(({ at, ...payment }) => ({ ...payment, pay_at: at })),
  }
}
