import { articleWire, communityWire, userCommunityWire } from '#/domains/club/wire'
import { authCall } from '../call.ts'
import { list } from '../reply.ts'
import { articlesOf, communitiesOf } from '../world/communities.ts'
import { artUrl } from '../world/site.ts'

export const clubCalls = [
  authCall('L36', 'GET community', {
    expected: list(communityWire),
    run: ({ world, lang }) => communitiesOf(world.brand).map(({ title, ...rest }) => ({ ...rest, title: title[lang] })),
  }),
  authCall('L36', 'GET user-community', {
    expected: list(userCommunityWire),
    run: ({ learner }) =>
      learner.communities.map(({ id, communityId, start, end, isOptional }) => ({
        id,
        community_id: communityId,
        start_date: start,
        end_date: end,
        is_optional_purchase: isOptional,
      })),
  }),
  /** The club's own service; a world with `bare-articles` leaves out the envelope. */
  authCall('L37', 'GET articles/preview', {
    base: 'club',
    expected: list(articleWire),
    run: ({ world, lang, query }) =>
      articlesOf(world.brand, query.getAll('external_id[]')).map(({ title, labels, art, age, ...rest }) => ({
        ...rest,
        title: title[lang],
        labels: labels.map((label) => label[lang]),
        created_at: world.madeAt - age,
        published_at: world.madeAt - age,
        preview: artUrl(art),
      })),
  }),
]
