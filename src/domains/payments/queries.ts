import { queryOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { invariant } from '#/lib/invariant'
import { installmentWire, paymentMethodWire } from './wire'

export const paymentQueries = {
  /** The learner's saved ways to pay (L42). */
  methods: () =>
    queryOptions({
      queryKey: ['payments', 'methods'],
      queryFn: ({ signal }) => api.v2.get('user-payment-method', { signal }).list(paymentMethodWire),
    }),

  /** All that the learner pays for in parts (L41). */
  installments: () =>
    queryOptions({
      queryKey: ['payments', 'installments'],
      queryFn: ({ signal }) => api.get('installment', { signal }).list(installmentWire),
    }),

  /** One of them (L41). */
  installment: (id: number) =>
    queryOptions({
      queryKey: ['payments', 'installment', id],
      queryFn: ({ signal }) => {
        invariant(id, 'Id must be set')
        return api.get(`installment/${id}`, { signal }).data(installmentWire)
      },
    }),
}
