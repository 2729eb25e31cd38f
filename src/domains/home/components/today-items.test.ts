import { describe, expect, it } from 'vitest'
import type { ShownCommunity } from '#/domains/club/community-type'
import { installmentWire } from '#/domains/payments/wire'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { courseWith, homeworkStatus } from '#/domains/study/homework/homework-fixtures'
import * as z from '#/lib/zod'
import { communityWire, userCommunityWire } from '#/domains/club/wire'
import * as examples from '../../../../tests/contract/examples'
import { inDays, makeStream, NOW } from '../../../../tests/contract/made'
import { todayItems } from './today-items'

type Sources = Parameters<typeof todayItems>[0]

const items = (change: Partial<Sources>) =>
  todayItems({ now: NOW, zone: 'UTC', homework: [], streams: [], installments: [], communities: [], ...change })
const kinds = (change: Partial<Sources>) => items(change).map(({ kind }) => kind)
/** Later today: it is noon. */
const TONIGHT = inDays(0.4)

const [first] = courseWith({ homeworks: [homeworkStatus(651, { status: 'NOT_UPLOADED' })] }).homework.filter(
  ({ row }) => row.target.id === 651,
)
if (!first) throw new Error('no homework')

describe('homework', () => {
  const due: HomeworkEntry = { ...first, deadline: TONIGHT, isOffered: true }
  it.each<[string, Partial<HomeworkEntry>, string[]]>([
    ['that is due today', {}, ['homework']],
    ['that is due tomorrow', { deadline: inDays(1) }, []],
    ['that was due this morning', { deadline: inDays(-0.1) }, []],
    ['without a date', { deadline: null }, []],
    ['that is sent', { state: 'UPLOADED' }, []],
    ['that is not offered', { isOffered: false }, []],
  ])('%s', (_, change, expected) => {
    expect(kinds({ homework: [{ ...due, ...change }] })).toEqual(expected)
  })
})

it.each([
  ['the last day of a course', 'critical' as const, TONIGHT, ['course']],
  ['a course that goes on', 'open' as const, inDays(3), []],
  ['a course that has ended', 'ended' as const, inDays(-0.1), []],
  ['a paused one', 'freeze' as const, TONIGHT, []],
])('%s', (_, state, endDate, expected) => {
  expect(kinds({ streams: [{ stream: makeStream({ isOptionalPurchase: false, endDate }), state }] })).toEqual(expected)
})

it('a payment that is due', () => {
  const plan = { ...z.parse(installmentWire, examples.installment), nextPayAt: TONIGHT }
  expect(kinds({ installments: [plan] })).toEqual(['payment'])
})

describe('a community', () => {
  const shown = (type: ShownCommunity['type'], endDate: Date | null, has = true): ShownCommunity => ({
    type,
    community: {
      ...z.parse(communityWire, examples.community),
      userCommunity: has ? { ...z.parse(userCommunityWire, examples.userCommunity), endDate } : null,
    },
  })
  it.each<[string, ShownCommunity, string[]]>([
    ['on its last day', shown('owned', TONIGHT), ['community']],
    ['that goes on', shown('owned', inDays(5)), []],
    ['without an end', shown('owned', null), []],
    ['that is over', shown('expired', inDays(-0.1)), []],
    ['that is not the learner’s', shown('owned', TONIGHT, false), []],
  ])('%s', (_, community, expected) => {
    expect(kinds({ communities: [community] })).toEqual(expected)
  })
})
