import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { COMMUNITIES_KEY } from './communities-key'
import { joinCommunities } from './join-communities'
import { fetchArticles } from './fetch-articles'
import { communityWire, userCommunityWire } from './wire'

export const clubQueries = {
  /** The school's communities, with those that are the learner's (L36, both lists). */
  communities: () =>
    queryOptions({
      queryKey: COMMUNITIES_KEY,
      queryFn: fetchCommunities,
    }),

  /** That the learner belongs to communities, as the server tells it (L36, the second list). */
  memberships: () =>
    queryOptions({
      queryKey: ['club', 'memberships'],
      queryFn: ({ signal }) => api.get('user-community', { signal }).list(userCommunityWire),
    }),

  /** Articles of the learner's communities (L37); empty where the club does not answer. */
  articles: (communityUrlApi: string | null, uniqs: readonly string[] | null) =>
    queryOptions({
      queryKey: ['club', 'articles', communityUrlApi, uniqs],
      queryFn: ({ signal }) => fetchArticles({ communityUrlApi, uniqs, signal }),
    }),
}

/** Both lists in one; asked for again together. */
export async function fetchCommunities({ signal, client }: Pick<QueryFunctionContext, 'signal' | 'client'>) {
  const [communities, own] = await Promise.all([
    api.get('community', { signal }).list(communityWire),
    client.query({ ...clubQueries.memberships(), retry: false }),
  ])
  return joinCommunities(communities, own)
}
