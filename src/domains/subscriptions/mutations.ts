import { type MutationFunctionContext, mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#/api/client'
import { type Confirmed, confirmedMutation, wasReadBack } from '#/api/confirmed-mutation'
import { refetch } from '#/api/refetch'
import { queryAnew } from '#/api/query-anew'
import { invariant } from '#/lib/invariant'
import type * as z from '#/lib/zod'
import type { Subscription } from './model'
import { subscriptionQueries } from './queries'
import { changedSubscriptionWire } from './wire'

interface Cancellation {
  id: number
  /** CancelReason of the contract, 1 to 7. */
  reasonType: number
  /** Empty: none was given. */
  reason: string
}

type Changed = z.output<typeof changedSubscriptionWire>

/** Puts a subscription into the list, which all screens read. */
function keepSubscription(client: QueryClient, changed: Subscription): void {
  client.setQueryData(subscriptionQueries.list().queryKey, (all) =>
    all?.map((one) => (one.id === changed.id ? changed : one)),
  )
}

/** Asks for one past the cache; the list has it then, be it what was wanted or not. */
async function readOne({ id }: { id: number }, { client }: MutationFunctionContext): Promise<Subscription> {
  const found = await queryAnew(client, subscriptionQueries.one(id))
  keepSubscription(client, found)
  return found
}

function keepAnswer(
  result: Confirmed<Changed, Subscription>,
  _sent: unknown,
  _begun: unknown,
  { client }: MutationFunctionContext,
): void {
  if (result.isAnswered) keepSubscription(client, result.answer.subscription)
}

/** For `onSettled`: a refusal means that our copy is outdated. */
function refreshAfter(
  result: Confirmed<Changed, Subscription> | undefined,
  error: Error | null,
  _sent: unknown,
  _begun: unknown,
  { client }: MutationFunctionContext,
): void {
  if (error && !wasReadBack(result, error)) refetch(client, subscriptionQueries.list().queryKey)
}

const change = (step: 'cancel' | 'resume', id: number, json: object) => {
  invariant(id, 'Id must be set')
  return api.post(`payment-subscriptions/${step}`, { query: { id }, json }).data(changedSubscriptionWire)
}

export const subscriptionMutations = {
  /** Stops the payments of a subscription (L39); access stays until the paid date. Refused by the fields `reason_type` and `reason`. */
  cancel: () =>
    mutationOptions({
      mutationKey: ['subscriptions', 'cancel'],
      mutationFn: confirmedMutation({
        send: async ({ id, reasonType, reason }: Cancellation) =>
          change('cancel', id, { reason_type: reasonType, ...(reason && { reason }) }),
        readBack: readOne,
        isDone: ({ status }) => status === 'cancelled',
      }),
      onSuccess: keepAnswer,
      onSettled: refreshAfter,
    }),

  /** Takes a cancellation back before the paid date (L40). */
  resume: () =>
    mutationOptions({
      mutationKey: ['subscriptions', 'resume'],
      mutationFn: confirmedMutation({
        send: async ({ id }: { id: number }) => change('resume', id, {}),
        readBack: readOne,
        isDone: ({ status }) => status === 'active' || status === 'trial',
      }),
      onSuccess: keepAnswer,
      onSettled: refreshAfter,
    }),
}
