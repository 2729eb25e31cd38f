import { type QueryFunctionContext, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { loadCode } from '#/platform/load-code'
import { learnerKey, readRaw, rememberRowCount } from '#/platform/storage'
import { useNow } from '#/platform/use-now'
import { COMMUNITIES_KEY } from './communities-key'
import { ownCommunities } from './community-type'
import type { Community } from './model'

/** Name under which the device remembers how many of the communities are no mere chats. */
const LIST = 'communities'
const NONE: readonly { chatOnly: boolean }[] = []

/**
 * The learner's communities as far as they are known, for the menu, which never asks for them: until they come, one where the device
 * has seen any, so that nothing in the menu moves. None where the school has no club.
 */
export function useMenuCommunities(hasClub: boolean): readonly { chatOnly: boolean }[] {
  const { data: user } = useQuery({ ...accountQueries.user(), enabled: false })
  const { data } = useQuery({ queryKey: COMMUNITIES_KEY, queryFn: fetchLate, enabled: false })
  const now = useNow()
  const learnerId = user?.id
  const own = useMemo(() => data && ownCommunities(data, now), [data, now])
  const count = own?.filter(({ chatOnly }) => !chatOnly).length
  useEffect(() => {
    if (learnerId !== undefined && count !== undefined) rememberRowCount(learnerId, LIST, count)
  }, [learnerId, count])
  if (!hasClub) return NONE
  return own ?? remembered(learnerId)
}

/** Asks by code that the shell's first view does without: a retry goes by what was drawn last. */
async function fetchLate(context: QueryFunctionContext): Promise<Community[]> {
  const { fetchCommunities } = await loadCode(() => import('./queries'))
  return fetchCommunities(context)
}

const ONE: readonly { chatOnly: boolean }[] = [{ chatOnly: false }]

const remembered = (learnerId: number | undefined) =>
  learnerId !== undefined && Number(readRaw(learnerKey(learnerId, `rows.${LIST}`))) > 0 ? ONE : NONE
