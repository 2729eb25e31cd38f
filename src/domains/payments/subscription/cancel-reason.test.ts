import { expect, it } from 'vitest'
import { CANCEL_REASONS, type CancelReason, reasonFault, reasonLength, reasonNumber } from './cancel-reason'

it('numbers the reasons as the contract does', () => {
  expect(CANCEL_REASONS.map((reason) => [reasonNumber(reason), reason])).toEqual([
    [1, 'content'],
    [2, 'platform'],
    [3, 'time'],
    [4, 'price'],
    [5, 'break'],
    [6, 'technical'],
    [7, 'other'],
  ])
})

it.each<[CancelReason | null, string, ReturnType<typeof reasonFault>]>([
  ['price', '', null],
  ['price', '   ', null],
  ['price', 'Too dear', 'short'],
  ['price', 'Too dear for me', null],
  [null, '', null],
  ['other', '', 'short'],
  ['other', '   nine ch.  ', 'short'],
  ['other', '0123456789', null],
  ['other', 'я'.repeat(1000), null],
  ['other', ` ${'я'.repeat(1000)} `, null],
  ['other', 'я'.repeat(1001), 'long'],
])('%s with “%s”: %s', (reason, text, fault) => {
  expect(reasonFault({ reason, text })).toBe(fault)
})

it('counts a sign once, however it is written', () => {
  expect(reasonLength(' 😀😀 ')).toBe(2)
})
