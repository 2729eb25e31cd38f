import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { isUnderWay } from './under-way'

it.each([
  ['start-day', { dayId: 504, streamId: 301 }, true],
  ['finish-day', { streamId: 301, dayId: 504 }, false],
  ['start-day', { streamId: 301, dayId: 505 }, false],
  ['start-day', { streamId: 302, dayId: 504 }, false],
] as const)('while day 504 of stream 301 is being started, %s of %j is under way: %s', (step, place, expected) => {
  const client = new QueryClient()
  const start = client.getMutationCache().build(client, {
    mutationKey: ['courses', 'start-day'],
    mutationFn: (_place: { streamId: number; dayId: number }) => new Promise(() => {}),
  })
  void start.execute({ streamId: 301, dayId: 504 })
  expect(isUnderWay(client, step, place)).toBe(expected)
})
