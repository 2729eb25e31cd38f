import { pointsAmountWire, scoreEntryWire } from '#/domains/points/wire'
import { authCall } from '../call.ts'
import { list, one } from '../reply.ts'
import { pageOf } from '../world/page-of.ts'
import { balanceOf } from '../world/points.ts'

const PER_PAGE = 20

export const pointCalls = [
  authCall('A21', 'GET user-score/amount', {
    expected: one(pointsAmountWire),
    run: ({ learner }) => ({ amount: balanceOf(learner) }),
  }),
  authCall('A22', 'GET user-score', {
    expected: list(scoreEntryWire),
    run(context) {
      const { learner, lang, query } = context
      const newest = learner.scores.toSorted((a, b) => b.at - a.at || b.id - a.id)
      const { items, headers } = pageOf(newest, query.get('page'), null, PER_PAGE)
      Object.assign(context.headers, headers)
      return items.map(({ id, amount, why, at }) => ({
        id,
        amount,
        how_it_was: why[lang],
        created_at: at,
        updated_at: at,
      }))
    },
  }),
]
