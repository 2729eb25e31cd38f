import { type MutationFunctionContext, mutationOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { confirmedMutation, mayHaveArrived } from '#/api/confirmed-mutation'
import { isApiError } from '#/api/errors'
import { queryAnew } from '#/api/query-anew'
import { invariant } from '#/lib/invariant'
import { paymentQueries } from './queries'

export const paymentMutations = {
  /** Removes a saved way to pay (L42); 409: an active subscription pays with it. One that is gone already counts as removed. */
  removeMethod: () =>
    mutationOptions({
      mutationKey: ['payments', 'remove-method'],
      mutationFn: confirmedMutation({
        send: async (id: number) => {
          invariant(id, 'Id must be set')
          await api.delete(`user-payment-method/${id}`).done()
        },
        readBack: (_id: number, { client }: MutationFunctionContext) => queryAnew(client, paymentQueries.methods()),
        isDone: (methods, removed) => methods.every(({ id }) => id !== removed),
        mayBeDone: (error) => mayHaveArrived(error) || isApiError(error, 404),
      }),
      onSuccess: (_result: unknown, removed: number, _begun: unknown, { client }: MutationFunctionContext) => {
        client.setQueryData(paymentQueries.methods().queryKey, (all) => all?.filter(({ id }) => id !== removed))
      },
    }),
}
