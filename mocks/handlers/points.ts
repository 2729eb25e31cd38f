import { pointsAmountWire } from '#/domains/points/wire'
import { authCall } from '../call.ts'
import { one } from '../reply.ts'
import { balanceOf } from '../world/points.ts'

export const pointCalls = [
  authCall('A21', 'GET user-score/amount', {
    expected: one(pointsAmountWire),
    run: ({ learner }) => ({ amount: balanceOf(learner) }),
  }),
]
