import { hashKey, type QueryClient } from '@tanstack/react-query'

/** Whether a start or finish of this day is being sent. */
export function isUnderWay(
  client: QueryClient,
  step: 'start-day' | 'finish-day',
  place: { streamId: number; dayId: number },
): boolean {
  const isSame = (variables: unknown) => hashKey([variables]) === hashKey([place])
  return client.isMutating({ mutationKey: ['courses', step], predicate: ({ state }) => isSame(state.variables) }) > 0
}
