import { useMutation, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { useBrand } from '#/domains/site-config/use-brand'
import { allowPush, pushState, watchPush } from '#/platform/push'
import { pushSetup } from './push-setup'

/** Push as a screen shows it: its state, and what a press on "allow" does. */
export function usePush() {
  const setup = pushSetup(useBrand())
  const { data: user } = useQuery({ ...accountQueries.user(), enabled: false })
  const state = useSyncExternalStore(watchPush, () => pushState(setup))
  const { mutate, isPending, isError } = useMutation({
    mutationKey: ['push', 'allow'],
    mutationFn: async () => setup && user && allowPush(setup, user.id),
  })
  return { state, allow: () => mutate(), isPending, isError }
}
