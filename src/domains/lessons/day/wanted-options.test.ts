import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Stream } from '#/domains/study/model'
import type { FilterChange } from '#/domains/study/days/change-filters'
import { courseMutations } from '#/domains/study/mutations'
import { courseQueries } from '#/domains/study/stream-queries'
import { toggled, wantedOptions } from './wanted-options'

const withOptions = (options: number[], id = 301) =>
  ({
    id,
    filters: { trainingLessonOptionValues: options, refusedHomeworkIds: [], refusedDayIds: [], rest: {} },
  }) as Pick<Stream, 'id' | 'filters'> as Stream

/** A change that is on its way until the test lets it fail. */
function send(client: QueryClient, change: FilterChange) {
  const { promise, reject } = Promise.withResolvers<never>()
  const { mutationKey } = courseMutations.saveFilters()
  const mutation = client.getMutationCache().build(client, {
    mutationKey,
    mutationFn: async (asked: FilterChange) => (await promise) ?? asked,
  })
  const ended = mutation.execute(change).catch(() => undefined)
  return async () => {
    reject(new Error('refused'))
    await ended
  }
}

it('begins with what the stream has, as it is known now and not as it was drawn', () => {
  const client = new QueryClient()
  expect(wantedOptions(client, withOptions([4]))).toEqual([4])
  client.setQueryData(courseQueries.streams().queryKey, [withOptions([9], 302), withOptions([4, 5])])
  expect(wantedOptions(client, withOptions([4]))).toEqual([4, 5])
})

it('goes on from the press before, though nothing has been drawn since', async () => {
  const client = new QueryClient()
  const stream = withOptions([1])
  const press = (id: number) => send(client, { streamId: 301, options: toggled(wantedOptions(client, stream), id) })
  press(2)
  const failThird = press(3)
  expect(wantedOptions(client, stream)).toEqual([1, 2, 3])
  const failAgain = press(3)
  expect(wantedOptions(client, stream)).toEqual([1, 2])
  await failAgain()
  expect(wantedOptions(client, stream)).toEqual([1, 2, 3])
  await failThird()
  expect(wantedOptions(client, stream)).toEqual([1, 2])
})

it('takes no change of another stream and no other filter for a choice', () => {
  const client = new QueryClient()
  send(client, { streamId: 302, options: [7] })
  send(client, { streamId: 301, detour: { homeworkIds: [4], dayIds: [] } })
  expect(wantedOptions(client, withOptions([1]))).toEqual([1])
})
