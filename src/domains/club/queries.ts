import { queryOptions } from '@tanstack/react-query'
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
      queryFn: async ({ signal }) => {
        const [communities, own] = await Promise.all([
          api.get('community', { signal }).list(communityWire),
          api.get('user-community', { signal }).list(userCommunityWire),
        ])
        return joinCommunities(communities, own)
      },
    }),

  /** Articles of the learner's communities (L37); empty where the club does not answer. */
  articles: (communityUrlApi: string | null, uniqs: readonly string[] | null) =>
    queryOptions({
      queryKey: ['club', 'articles', communityUrlApi, uniqs],
      queryFn: ({ signal }) => fetchArticles({ communityUrlApi, uniqs, signal }),
    }),
}
